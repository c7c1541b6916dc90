export const priceParts = [
  'products',
  'components',
  'tariffs',
  'partner-tariffs',
  'coupons',
  'campaigns',
  'promocodes',
  'preview',
  'history',
] as const;
export type PricePart = (typeof priceParts)[number];

/** The address of a part of the desk of prices, about one product or partner. */
export function pricesAddress(
  part: PricePart,
  about: { readonly product?: string; readonly partner?: string } = {},
): string {
  const search = new URLSearchParams({ ...(part !== 'products' && { part }), ...about }).toString();
  return search === '' ? '/admin/prices/' : `/admin/prices/?${search}`;
}
