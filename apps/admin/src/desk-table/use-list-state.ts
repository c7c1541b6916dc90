import { useLocation, useNavigate, useNavigation, useSearchParams } from '@proverka/shell-sdk/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
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

const noBase: Readonly<Record<string, string>> = {};

/**
 * Filters and order of a list: in the address, those that may name a person in the tab's history. `base` is what else the address of
 * the list says, such as the part of a page.
 */
export function useListState(
  filters: readonly DeskFilter[],
  sorts: readonly string[] = [],
  base: Readonly<Record<string, string>> = noBase,
): ListState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state, pathname } = useLocation() as { readonly state: unknown; readonly pathname: string };
  const going = useNavigation().location?.pathname ?? pathname;
  // A filter is applied a moment after it was typed: whoever has chosen a row by then is not led back.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = going !== pathname;
  }, [going, pathname]);
  const personal = useMemo(() => personalOf(filters, state), [filters, state]);
  const values = useMemo(
    () => ({ ...readFilters(filters, search), ...personal }),
    [filters, search, personal],
  );
  const sort = useMemo(() => readSort(sorts, search), [sorts, search]);
  // What the address is about to say: another filter may change before it does.
  const coming = useRef({ over: values, next: values });
  const go = useCallback(
    (next: FilterValues, by: ListSort | null) => {
      if (isLeaving.current) return;
      coming.current = { over: values, next };
      void navigate(withBase(base, writeAddress(filters, next, by)), {
        replace: true,
        preventScrollReset: true,
        state: { personal: personalOf(filters, { personal: next }) },
      });
    },
    [filters, navigate, base, values],
  );
  return {
    values,
    sort,
    address: writeAddress(filters, values, sort),
    set: (changed) =>
      go({ ...(coming.current.over === values ? coming.current.next : values), ...changed }, sort),
    setSort: (by) => go(values, by),
    reset: () => go(tabsOf(filters, values), sort),
    open: (address) => {
      const query = new URLSearchParams(address);
      go(readFilters(filters, query), readSort(sorts, query));
    },
  };
}

const withBase = (base: Readonly<Record<string, string>>, address: string): string =>
  `?${new URLSearchParams([...Object.entries(base), ...new URLSearchParams(address)])}`;

/** What tabs have chosen stays when the filters are taken away. */
const tabsOf = (filters: readonly DeskFilter[], values: FilterValues): FilterValues =>
  Object.fromEntries(
    filters.flatMap(({ key, isTab = false }) => (isTab && values[key] ? [[key, values[key]]] : [])),
  );

function personalOf(filters: readonly DeskFilter[], state: unknown): FilterValues {
  const kept = (state as { readonly personal?: Readonly<Record<string, unknown>> } | null)?.personal ?? {};
  const known = filters
    .filter(({ isPersonal }) => isPersonal)
    .map(({ key }) => [key, typeof kept[key] === 'string' ? kept[key] : ''] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== ''));
}
