import { publicOrigin, type HostEntry, type Variant } from '@proverka/brand/host';

/** Origins of the person-check brand's sites, by what they sell. */
export type BrandSites = Readonly<Partial<Record<Variant, string>>>;

export const brandSites = (hosts: readonly HostEntry[], port: number): BrandSites =>
  Object.fromEntries(
    hosts
      .filter(({ brand }) => brand === 'person-check')
      .toReversed()
      .map((host) => [host.variant, publicOrigin(port, host)]),
  );

interface PagePlace {
  readonly host: HostEntry;
  readonly origin: string;
  readonly pathname: string;
  /** As its route declares it. */
  readonly canonicalOn?: Variant | undefined;
}

/**
 * Where search engines are to find a page that several hosts of a brand show in the same words. Every host has a main page of
 * its own.
 */
export function canonicalOrigin(
  { host, origin, pathname, canonicalOn = 'ru' }: PagePlace,
  sites: BrandSites,
): string {
  if (host.brand !== 'person-check' || pathname === '/') return origin;
  return sites[canonicalOn] ?? origin;
}
