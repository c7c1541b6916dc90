import type { Payout } from '@proverka/contract/money-proposal';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import type { DeskColumn } from '../../desk-table/desk-column.ts';
import { payoutsColumns } from './payouts-columns.tsx';
import { onePayoutWords } from './payout-words.domain.ts';

const asColumn = ({ key, title, text, cell, number }: DeskColumn<Payout>): TableColumn<Payout> => ({
  key,
  title,
  cell: (payout) => cell?.(payout) ?? (text(payout) || '—'),
  ...(key === 'number' ? { kind: 'main' } : number && { kind: 'number' }),
});

const columns: readonly TableColumn<Payout>[] = [
  ...payoutsColumns.filter(({ key }) => key !== 'whose' && key !== 'kind').map(asColumn),
  { key: 'state', title: 'Состояние', cell: ({ state }) => onePayoutWords[state] },
];

/** The payouts of one account, the latest first, in every state. */
export function PayoutsOfOne({ payouts }: { readonly payouts: readonly Payout[] }) {
  if (payouts.length === 0)
    return (
      <EmptyState
        title="Выплат не было"
        text="Здесь появится каждое платёжное поручение и чем оно кончилось."
      />
    );
  return (
    <Table hideCaption caption="Выплаты" columns={columns} rows={payouts} rowKey={(one) => one.payout_id} />
  );
}
