/** A secret as this server makes them: letters, digits, two signs. */
const SECRET = /^[A-Za-z0-9_-]{1,64}$/;

/** The secret under a name in what a browser sends; null if there is none that we could have made. */
export function cookieIn(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=', 2);
    if (key === name && SECRET.test(value)) return value;
  }
  return null;
}

/** Only this server gets it back, and no script can read it. */
export function setCookie(
  name: string,
  value: string,
  how: { readonly secure: boolean; readonly lasts: number },
): string {
  const age = Math.floor(how.lasts / 1000);
  return `${name}=${value}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${how.secure ? '; Secure' : ''}`;
}
