import { readSearchText } from '@proverka/validation/search-text';

/** A query as in the page address: whitespace becomes underscores (specification, section 2). */
export const detailOf = (query: string): string => query.trim().replaceAll(/\s+/g, '_');

export const queryOf = (detail: string): string => detail.replaceAll('_', ' ').trim();

/** Slashes («д 5/2») must not end the path segment. */
export const saleHistoryPath = (query: string): string =>
  `/sale-history/${encodeURIComponent(detailOf(query)).replaceAll('%3A', ':').replaceAll('%2C', ',')}/`;

export type SaleQuery =
  | { readonly kind: 'ready'; readonly query: string }
  | { readonly kind: 'refused'; readonly message: string };

/** The building: a cadastral number, or an address with a house but no flat (section 5, address-only mode). */
export function readSaleQuery(input: string): SaleQuery {
  const typed = readSearchText(input);
  if (typed.kind === 'empty') return { kind: 'refused', message: 'Введите адрес дома или кадастровый номер' };
  if (typed.kind === 'cadastral') return { kind: 'ready', query: typed.cadastralNumbers[0] ?? typed.text };
  const house = readSearchText(input, 'address-only');
  if (house.kind === 'address') return { kind: 'ready', query: house.text };
  return { kind: 'refused', message: 'Добавьте номер дома, например «д 1»' };
}
