import type { NumbersQuery } from '@proverka/api-client/desk-numbers';
import { moscowDay } from '@proverka/words/moments';
import { useState } from 'react';
import { brandOptions } from '../../controls/account-words.ts';
import { trafficOptions } from '../../controls/number-words.ts';
import { usualPeriod } from '../../controls/period.domain.ts';
import type { DeskFilter } from '../../desk-table/desk-column.ts';
import { useListState, type ListState } from '../../desk-table/use-list-state.ts';

export const numbersFilters: readonly DeskFilter[] = [
  { key: 'date_from', label: 'С', kind: 'day' },
  { key: 'date_to', label: 'По', kind: 'day' },
  { key: 'brand', label: 'Сайт', kind: 'choice', options: brandOptions },
  { key: 'traffic', label: 'Откуда пришли', kind: 'choice', options: trafficOptions },
];

export interface Numbers {
  readonly state: ListState;
  readonly today: string;
  /** As the API takes it: the last thirty days unless the address says another period. */
  readonly query: NumbersQuery;
}

/** What a page of figures is about; period and filters are in its address. */
export function useNumbers(base?: Readonly<Record<string, string>>): Numbers {
  const [today] = useState(() => moscowDay(new Date()));
  const state = useListState(numbersFilters, [], base);
  return { state, today, query: numbersQueryOf(state.values, today) };
}

function numbersQueryOf(values: ListState['values'], today: string): NumbersQuery {
  const usual = usualPeriod(today);
  return {
    'date-from': values['date_from'] ?? usual.from,
    'date-to': values['date_to'] ?? usual.to,
    brand: values['brand'] as NumbersQuery['brand'],
    traffic: values['traffic'] as NumbersQuery['traffic'],
  };
}
