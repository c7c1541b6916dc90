import { pricesKey } from '@proverka/api-client/prices';
import type { DiscountView } from '@proverka/contract/coupon';
import type { DiscountKind } from '@proverka/contract/pricing';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMemo, useState } from 'react';
import { brandWords } from '../../controls/account-words.ts';
import desk from '../../controls/desk.module.css';
import type { DeskColumn, DeskFilter } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { numberedPage, pageNumber } from '../../desk-table/numbered-page.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { listDiscounts } from './discount-calls.ts';
import { kindWords, limitWords, offWords, periodWords, stateWords } from './discount-words.domain.ts';
import { NewDiscount } from './new-discount.tsx';
import { OpenedDiscount } from './opened-discount.tsx';

/** The API's pages of them. */
const PAGE = 20;
const names = { coupon: 'coupons', promocode: 'promocodes', campaign: 'campaigns' } as const;
const idOf = ({ id }: DiscountView): string => id;
const noFilters: readonly DeskFilter[] = [];
const noSorts: readonly string[] = [];

const columns: readonly DeskColumn<DiscountView>[] = [
  { key: 'title', title: 'Название', text: ({ title }) => title, isLong: true },
  { key: 'code', title: 'Код', text: ({ code }) => code ?? '' },
  { key: 'off', title: 'Скидка', text: offWords },
  { key: 'state', title: 'Состояние', text: (one) => stateWords(one, new Date()) },
  { key: 'period', title: 'Срок', text: periodWords },
  { key: 'uses', title: 'Использовано', text: limitWords },
  {
    key: 'for',
    title: 'На что',
    text: ({ brand, product_names: products }) =>
      [...(brand === null ? [] : [brandWords[brand]]), ...products].join(', ') || 'Все услуги',
    isLong: true,
  },
  { key: 'person', title: 'Для аккаунта', text: ({ person_id: id }) => id ?? '', isExtra: true },
];

/** Discounts of one kind: the list, one that is opened, and a form for a new one. */
export function DiscountsList({ kind }: { readonly kind: DiscountKind }) {
  const { api } = usePlatform();
  const base = useMemo(() => ({ part: names[kind] }), [kind]);
  const state = useListState(noFilters, noSorts, base);
  const [opened, setOpened] = useState<DiscountView | null>(null);
  const pages = useListPages<DiscountView>({
    queryKey: [...pricesKey, 'discounts', kind],
    read: async (after, signal) => {
      const page = pageNumber(after);
      const { discounts, total } = await listDiscounts(api, kind, { offset: page * PAGE, signal });
      return numberedPage({ rows: discounts, total, page, size: PAGE });
    },
  });
  const words = kindWords[kind];
  return (
    <div className={desk.section}>
      {opened !== null && (
        <OpenedDiscount key={opened.id} discount={opened} onClose={() => setOpened(null)} />
      )}
      <DeskTable
        name={names[kind]}
        label={words.list}
        filters={noFilters}
        onOpen={setOpened}
        empty={words.empty}
        {...{ columns, state, pages, idOf }}
      />
      <NewDiscount kind={kind} />
    </div>
  );
}
