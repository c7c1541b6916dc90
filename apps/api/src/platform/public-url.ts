import { findHost, isDesk } from '@proverka/brand/host';
import type { BrandId, Variant } from '@proverka/brand/host';
import type { PlatformConfig } from './config.ts';

/** Which of a brand's hosts something was ordered on; null: not known. */
export interface OrderedOn {
  readonly brand: BrandId;
  readonly variant: Variant | null;
}

/**
 * The site an order was made on, where links in its letters and workbooks lead: another host of the brand may have neither
 * the session of its reader nor what was bought.
 */
export const publicUrlOf = (
  { publicUrls, variantUrls }: Pick<PlatformConfig, 'publicUrls' | 'variantUrls'>,
  { brand, variant }: OrderedOn,
): string => (variant === null ? undefined : variantUrls[brand][variant]) ?? publicUrls[brand];

/** Conclusions are asked for and read on the site for business alone, whichever host their report was ordered on. */
export const CONCLUSIONS: OrderedOn = { brand: 'person-check', variant: 'pro' };

/** An account by what says where it is at home. */
export interface Homed {
  readonly brand: BrandId;
  /** Written by whoever registered: only a host of ours counts. */
  readonly registration_url: string;
}

/** The site an account was opened on, where the links of its own letters lead: on another host of its brand its owner has no session. */
export function homeOf(
  config: Pick<PlatformConfig, 'publicUrls' | 'variantUrls' | 'hosts'>,
  { brand, registration_url: url }: Homed,
): string {
  const entry = URL.canParse(url) ? findHost(config.hosts, new URL(url).host) : undefined;
  const isOwn = entry !== undefined && entry.brand === brand && !isDesk(entry);
  return publicUrlOf(config, { brand, variant: isOwn ? entry.variant : null });
}
