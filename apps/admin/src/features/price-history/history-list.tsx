import { pricesKey } from '@proverka/api-client/prices';
import { priceHistoryParts, type PriceHistoryRow } from '@proverka/contract/price-history';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { momentBrief } from '@proverka/words/moments';
import type { DeskColumn, DeskFilter } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { actWords, factsWords, partWords } from './history-words.domain.ts';

const filters: readonly DeskFilter[] = [
  {
    key: 'kind',
    label: 'Что меняли',
    kind: 'choice',
    options: priceHistoryParts.map((value) => ({ value, label: partWords[value] })),
  },
  { key: 'product_id', label: 'Номер услуги', kind: 'text' },
];
const partOfPage = { part: 'history' } as const;
const noSorts: readonly string[] = [];
const idOf = ({ history_id: id }: PriceHistoryRow): string => id;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const columns: readonly DeskColumn<PriceHistoryRow>[] = [
  { key: 'at', title: 'Когда', text: ({ made_at: at }) => momentBrief(at) },
  { key: 'by', title: 'Кто', text: ({ made_by: by }) => by.name },
  {
    key: 'part',
    title: 'Что',
    text: ({ part, act }) => `${partWords[part]}: ${actWords[act].toLowerCase()}`,
  },
  { key: 'product', title: 'Услуга', text: ({ product_name_ru: name }) => name ?? '', isLong: true },
  { key: 'before', title: 'Было', text: ({ before }) => factsWords(before), isLong: true },
  { key: 'after', title: 'Стало', text: ({ after }) => factsWords(after), isLong: true },
  { key: 'from', title: 'С какого момента', text: ({ starts_at: at }) => momentBrief(at) },
  { key: 'reason', title: 'Почему', text: ({ reason }) => reason, isLong: true },
];

/** Who changed prices, when, from when on and why. */
export function HistoryList() {
  const { api } = usePlatform();
  const state = useListState(filters, noSorts, partOfPage);
  const { product_id: product = '' } = state.values;
  const part = priceHistoryParts.find((one) => one === state.values['kind']);
  const query = {
    ...(part !== undefined && { part }),
    ...(uuid.test(product.trim()) && { product_id: product.trim() }),
  };
  const pages = useListPages<PriceHistoryRow>({
    queryKey: [...pricesKey, 'history', query],
    read: async (after, signal) => {
      const { history, ...page } = await api.call(
        'GET /admin/price_history',
        { query: { ...query, after } },
        { signal },
      );
      return { ...page, rows: history };
    },
  });
  return (
    <DeskTable
      name="price-history"
      label="История цен"
      empty={{
        title: 'Цены ещё не меняли',
        text: 'Здесь появится каждое изменение: кто, когда, с какого момента и почему.',
      }}
      {...{ columns, filters, state, pages, idOf }}
    />
  );
}
