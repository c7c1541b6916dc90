const shape = /^postgres(?:ql)?:\/\/(?:[^@/?#]*@)?([^/?#]*)(?:[/?#]|$)/;

/** The hosts of a PostgreSQL URL; a folder is a Unix socket, and one without a host is the socket of libpq. */
function hostsOf(url: string, written: string): readonly string[] {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('host');
  return (asked ?? written).split(',').map((one) => one.replace(/:\d*$/, '').replace(/^\[|\]$/g, ''));
}

const isOnThisMachine = (host: string): boolean =>
  host === '' || host.startsWith('/') || host === 'localhost' || host === '::1' || host.startsWith('127.');

/**
 * What is wrong with a PostgreSQL URL, to follow the name of its variable; null when nothing is. Off this machine a password and
 * personal data travel, so the server must prove its name.
 */
export function troubleOfDatabaseUrl(url: string): string | null {
  const written = shape.exec(url)?.[1];
  if (written === undefined || url.length < 'postgres://x'.length) {
    return 'must be a PostgreSQL URL such as postgres://user:password@127.0.0.1:5432/proverka.';
  }
  const mode = new URLSearchParams(url.split('?')[1] ?? '').get('sslmode');
  const away = hostsOf(url, written).find((host) => !isOnThisMachine(host));
  return away === undefined || mode === 'verify-full'
    ? null
    : `names ${away}, which is another machine: it needs sslmode=verify-full, so that the server proves its name.`;
}
