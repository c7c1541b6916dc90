export type BrandId = 'real-estate' | 'person-check';

/**
 * The variant of a brand served by a host (specification, section 6). `desk` is the staff's: no brand's shop is on it, its brand
 * only lends it a look.
 */
export type Variant = 'main' | 'ru-domain' | 'ru' | 'pro' | 'auto' | 'realty' | 'ur' | 'desk';

export interface HostEntry {
  /** Host name without port, lower case. */
  readonly host: string;
  readonly brand: BrandId;
  readonly variant: Variant;
  /** Domain of the brand's cookies; sub-domains of one brand share a session through it. */
  readonly cookieDomain?: string;
}

/** `*.localhost` resolves to the loopback address in every browser, so these need no set-up. */
export const developmentHosts: readonly HostEntry[] = [
  { host: 'localhost', brand: 'real-estate', variant: 'main' },
  { host: '127.0.0.1', brand: 'real-estate', variant: 'main' },
  { host: 'realestate.localhost', brand: 'real-estate', variant: 'main' },
  { host: 'realestate-ru.localhost', brand: 'real-estate', variant: 'ru-domain' },
  { host: 'fizcheck.localhost', brand: 'person-check', variant: 'ru', cookieDomain: 'fizcheck.localhost' },
  { host: 'fizcheck-pro.localhost', brand: 'person-check', variant: 'pro' },
  {
    host: 'auto.fizcheck.localhost',
    brand: 'person-check',
    variant: 'auto',
    cookieDomain: 'fizcheck.localhost',
  },
  {
    host: 'realty.fizcheck.localhost',
    brand: 'person-check',
    variant: 'realty',
    cookieDomain: 'fizcheck.localhost',
  },
  { host: 'ur.fizcheck.localhost', brand: 'person-check', variant: 'ur', cookieDomain: 'fizcheck.localhost' },
  { host: 'admin.localhost', brand: 'real-estate', variant: 'desk' },
];

const NAME_AND_PORT = /^([a-z\d.-]+)(?::(\d{1,5}))?$/i;
const MOST_PORT = 65_535;

/** The entry for a `Host` header, ignoring its port; `undefined` for a host that is not ours and for what is no host. */
export function findHost(hosts: readonly HostEntry[], hostHeader: string): HostEntry | undefined {
  const [, written, port = '1'] = NAME_AND_PORT.exec(hostHeader) ?? [];
  if (written === undefined || Number(port) < 1 || Number(port) > MOST_PORT) return undefined;
  const name = written.toLowerCase();
  return hosts.find((entry) => entry.host === name);
}

/** The host of the staff, on which nothing is sold and nobody else signs in. */
export const isDesk = ({ variant }: Pick<HostEntry, 'variant'>): boolean => variant === 'desk';

/** Development hosts are on this machine: they have a port and no certificate. */
export const isLocalHost = ({ host }: Pick<HostEntry, 'host'>): boolean =>
  host === '127.0.0.1' || host === 'localhost' || host.endsWith('.localhost');

/** Development hosts have the port in their public URL; production hosts are behind a proxy on 443. */
export function publicOrigin(port: number, entry: Pick<HostEntry, 'host'>): string {
  return isLocalHost(entry) ? `http://${entry.host}:${port}` : `https://${entry.host}`;
}
