import { useLocation, useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { useCallback, useMemo } from 'react';
import type { DeskFilter } from './desk-column.ts';
import {
  readFilters,
  readSort,
  writeAddress,
  type FilterValues,
  type ListSort,
} from './list-address.domain.ts';

export interface ListState {
  readonly values: FilterValues;
  readonly sort: ListSort | null;
  /** The query of the address, which a view keeps. */
  readonly address: string;
  /** Changes some filters; an empty value takes one away. */
  readonly set: (changed: FilterValues) => void;
  readonly setSort: (sort: ListSort) => void;
  readonly reset: () => void;
  readonly open: (address: string) => void;
}

/** Filters and order of a list: in the address, those that may name a person in the tab's history. */
export function useListState(filters: readonly DeskFilter[], sorts: readonly string[] = []): ListState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const personal = useMemo(() => personalOf(filters, state), [filters, state]);
  const values = useMemo(
    () => ({ ...readFilters(filters, search), ...personal }),
    [filters, search, personal],
  );
  const sort = useMemo(() => readSort(sorts, search), [sorts, search]);
  const go = useCallback(
    (next: FilterValues, by: ListSort | null) =>
      void navigate(writeAddress(filters, next, by) || '?', {
        replace: true,
        preventScrollReset: true,
        state: { personal: personalOf(filters, { personal: next }) },
      }),
    [filters, navigate],
  );
  return {
    values,
    sort,
    address: writeAddress(filters, values, sort),
    set: (changed) => go({ ...values, ...changed }, sort),
    setSort: (by) => go(values, by),
    reset: () => go({}, sort),
    open: (address) => {
      const query = new URLSearchParams(address);
      go(readFilters(filters, query), readSort(sorts, query));
    },
  };
}

function personalOf(filters: readonly DeskFilter[], state: unknown): FilterValues {
  const kept = (state as { readonly personal?: Readonly<Record<string, unknown>> } | null)?.personal ?? {};
  const known = filters
    .filter(({ isPersonal }) => isPersonal)
    .map(({ key }) => [key, typeof kept[key] === 'string' ? kept[key] : ''] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== ''));
}
