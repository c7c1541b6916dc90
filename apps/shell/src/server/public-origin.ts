import type { HostEntry } from '@proverka/brand/host';

/** Development hosts have the port in their public URL; production hosts are behind a proxy on 443. */
export function publicOrigin(port: number, { host }: Pick<HostEntry, 'host'>): string {
  const isLocal = host === '127.0.0.1' || host === 'localhost' || host.endsWith('.localhost');
  return isLocal ? `http://${host}:${port}` : `https://${host}`;
}
