import type { DeskFilter } from './desk-column.ts';

export type FilterValues = Readonly<Record<string, string>>;

export interface ListSort {
  readonly key: string;
  readonly isAscending: boolean;
}

/** Filters an address names; what no filter can have is dropped. */
export function readFilters(filters: readonly DeskFilter[], search: URLSearchParams): FilterValues {
  const known = filters
    .filter(({ isPersonal = false }) => !isPersonal)
    .map((filter) => [filter.key, valueOf(filter, search.get(filter.key)?.trim() ?? '')] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== ''));
}

function valueOf({ kind, options = [] }: DeskFilter, value: string): string {
  switch (kind) {
    case 'choice':
      return options.some((option) => option.value === value) ? value : '';
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
    case 'number':
      return /^\d{1,10}(?:[.,]\d{1,2})?$/.test(value) ? value.replace(',', '.') : '';
    case 'text':
      return value.slice(0, 100);
    default:
      return kind satisfies never;
  }
}

/** «-created» is the latest first; null for an order the list does not know. */
export function readSort(sorts: readonly string[], search: URLSearchParams): ListSort | null {
  const [, minus, key = ''] = /^(-?)(\w+)$/.exec(search.get('sort') ?? '') ?? [];
  return sorts.includes(key) ? { key, isAscending: minus === '' } : null;
}

/** The query of an address, without personal filters and without what is not filtered by. */
export function writeAddress(
  filters: readonly DeskFilter[],
  values: FilterValues,
  sort: ListSort | null,
): string {
  const search = new URLSearchParams();
  for (const { key, isPersonal = false } of filters) {
    const value = values[key] ?? '';
    if (!isPersonal && value !== '') search.set(key, value);
  }
  if (sort !== null) search.set('sort', `${sort.isAscending ? '' : '-'}${sort.key}`);
  return search.size === 0 ? '' : `?${search}`;
}
