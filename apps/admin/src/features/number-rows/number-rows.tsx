import { numberFigures } from '@proverka/contract/desk-numbers';
import type { NumberFigure, NumberRow } from '@proverka/contract/desk-numbers';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { isId } from '@proverka/validation/id';
import { durationWords } from '@proverka/words/durations';
import { moscowDay, momentBrief } from '@proverka/words/moments';
import { useState } from 'react';
import { brandOptions } from '../../controls/account-words.ts';
import { figureOptions, trafficOptions } from '../../controls/number-words.ts';
import { usualPeriod } from '../../controls/period.domain.ts';
import { sumWords } from '../../controls/sum-words.ts';
import type { DeskColumn, DeskFilter } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import type { FilterValues } from '../../desk-table/list-address.domain.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';

const filters: readonly DeskFilter[] = [
  { key: 'figure', label: 'Показатель', kind: 'choice', options: figureOptions },
  { key: 'date_from', label: 'С', kind: 'day' },
  { key: 'date_to', label: 'По', kind: 'day' },
  { key: 'brand', label: 'Сайт', kind: 'choice', options: brandOptions },
  { key: 'traffic', label: 'Откуда пришли', kind: 'choice', options: trafficOptions },
  { key: 'product_name', label: 'Услуга, как в коде', kind: 'text' },
  { key: 'source', label: 'Источник сведений', kind: 'text' },
  { key: 'person_id', label: 'Номер аккаунта', kind: 'text' },
  {
    key: 'is_late',
    label: 'Позже срока',
    kind: 'choice',
    options: [{ value: 'yes', label: 'Только опоздавшие' }],
  },
];

const columns: readonly DeskColumn<NumberRow>[] = [
  { key: 'at', title: 'Когда', text: ({ at }) => momentBrief(at) },
  { key: 'product', title: 'Услуга', text: ({ product_name_ru: name }) => name },
  {
    key: 'amount',
    title: 'Сумма',
    text: ({ amount }) => (amount === null ? '' : sumWords(amount)),
    number: ({ amount }) => amount,
  },
  {
    key: 'took',
    title: 'За сколько готово',
    text: ({ seconds }) => (seconds === null ? '' : durationWords(Math.max(1, seconds))),
    number: ({ seconds }) => seconds,
  },
  { key: 'source', title: 'Источник', text: ({ source }) => source },
  { key: 'order', title: 'Заказ', text: ({ order_id: id }) => id ?? '', isExtra: true },
  { key: 'item', title: 'Позиция', text: ({ order_item_id: id }) => id ?? '', isExtra: true },
  { key: 'person', title: 'Аккаунт', text: ({ person_id: id }) => id ?? '', isExtra: true },
];

const idOf = ({ row_id: id }: NumberRow): string => id;
const hrefOf = ({ order_id: order, person_id: person }: NumberRow): string | undefined => {
  if (order !== null) return `/admin/orders/${order}/`;
  return person === null ? undefined : `/admin/people/${person}/`;
};

const queryOf = (values: FilterValues, today: string) => {
  const usual = usualPeriod(today);
  const figure = numberFigures.find((one) => one === values['figure']) ?? ('paid' satisfies NumberFigure);
  return {
    figure,
    date_from: values['date_from'] ?? usual.from,
    date_to: values['date_to'] ?? usual.to,
    brand: brandOf(values['brand']),
    traffic: trafficOf(values['traffic']),
    product_name: values['product_name'],
    source: values['source'],
    person_id: personOf(values['person_id']),
    is_late: values['is_late'] === 'yes' ? (true as const) : undefined,
  };
};
/** What is no account's number fits no row. */
const personOf = (value: string | undefined): string | undefined =>
  value === undefined || value === '' || isId(value) ? value || undefined : NOBODY;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const brandOf = (value: string | undefined) => value as 'real-estate' | 'person-check' | undefined;
const trafficOf = (value: string | undefined) => value as 'direct' | 'campaign' | 'partner' | undefined;

/** What stands behind a figure, the newest first; an order or an account behind each row. */
export function NumberRows() {
  const { api } = usePlatform();
  const [today] = useState(() => moscowDay(new Date()));
  const state = useListState(filters);
  const body = queryOf(state.values, today);
  const pages = useListPages<NumberRow>({
    queryKey: ['desk-numbers', 'rows', body],
    read: (after, signal) => api.call('POST /admin/numbers/rows', { body: { ...body, after } }, { signal }),
  });
  return (
    <DeskTable
      name="numbers"
      label="За показателем"
      empty={{ title: 'Событий не было', text: 'За этот период нечего показать.' }}
      {...{ columns, filters, state, pages, idOf, hrefOf }}
    />
  );
}
