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
