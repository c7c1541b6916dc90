import { publicOrigin, type HostEntry } from '@proverka/brand/host';

/** Origins of the person-check brand's own sites. */
export interface BrandSites {
  readonly consumer?: string;
  readonly pro?: string;
}

export function brandSites(hosts: readonly HostEntry[], port: number): BrandSites {
  const originOf = (variant: HostEntry['variant']) => {
    const entry = hosts.find((host) => host.brand === 'person-check' && host.variant === variant);
    return entry && publicOrigin(port, entry);
  };
  const [consumer, pro] = [originOf('ru'), originOf('pro')];
  return { ...(consumer !== undefined && { consumer }), ...(pro !== undefined && { pro }) };
}

interface PagePlace {
  readonly host: HostEntry;
  readonly origin: string;
  readonly pathname: string;
  /** Whose page it is. */
  readonly remote: string | undefined;
}

/** Pages for business belong to the pro site, wherever they are read. */
const proRemote = 'fizcheck-pro';

/**
 * Where search engines are to find a page that several hosts of a brand show in the same words. Every host has a main page of
 * its own.
 */
export function canonicalOrigin({ host, origin, pathname, remote }: PagePlace, sites: BrandSites): string {
  if (host.brand !== 'person-check' || pathname === '/') return origin;
  return (remote === proRemote ? sites.pro : sites.consumer) ?? origin;
}
