import type { NumbersQuery } from '@proverka/api-client/desk-numbers';
import type { NumberFigure } from '@proverka/contract/desk-numbers';

interface Narrowing {
  readonly product_name?: string;
  readonly source?: string;
  readonly person_id?: string;
  readonly is_late?: 'yes';
}

/** The list behind a figure of a period, a product, a source or a person. */
export function rowsAddress(figure: NumberFigure, query: NumbersQuery, more: Narrowing = {}): string {
  return `/admin/numbers/rows/?${new URLSearchParams({ figure, ...fieldsOf(query), ...more })}`;
}

/** What a margin is made of: the figures of each product. */
export const productsAddress = (query: NumbersQuery): string =>
  `/admin/numbers/?${new URLSearchParams({ part: 'products', ...fieldsOf(query) })}`;

const fieldsOf = (query: NumbersQuery) => ({
  date_from: query['date-from'],
  date_to: query['date-to'],
  ...(query.brand !== undefined && { brand: query.brand }),
  ...(query.traffic !== undefined && { traffic: query.traffic }),
});
