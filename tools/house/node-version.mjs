// Kept to old syntax on purpose: this file must load in the very versions of Node that it turns away.

/** Node releases that the build tools run on: 20.19 and later 20.x, 22.12 and later. */
export function nodeIsRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

export function requireNode() {
  const version = process.versions.node;
  if (nodeIsRecentEnough(version)) return;
  console.error(
    `Bivouac needs Node 20.19 or 22.12 (or newer), and this is Node ${version}. ` +
      'Install the current LTS release from https://nodejs.org, then run the command again.',
  );
  process.exit(1);
}
