import type { NumbersQuery } from '@proverka/api-client/desk-numbers';
import type { NumberFigure } from '@proverka/contract/desk-numbers';

/** The list behind a figure of a period, a product or a source. */
export function rowsAddress(
  figure: NumberFigure,
  query: NumbersQuery,
  more: { readonly product_name?: string; readonly source?: string } = {},
): string {
  const search = new URLSearchParams({
    figure,
    date_from: query['date-from'],
    date_to: query['date-to'],
    ...(query.brand !== undefined && { brand: query.brand }),
    ...(query.traffic !== undefined && { traffic: query.traffic }),
    ...more,
  });
  return `/admin/numbers/rows/?${search}`;
}
