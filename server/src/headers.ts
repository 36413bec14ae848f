import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Everything the page needs is served from here, so nothing else is allowed: no inline script or style, no eval, no
 * other origin, no framing. `'self'` in connect-src covers same-origin WebSockets.
 */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // The server speaks plain HTTP on the player's own machine; whoever puts TLS in front of it adds this there.
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
};
