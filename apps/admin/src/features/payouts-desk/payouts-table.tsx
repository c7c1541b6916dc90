import type { Payout } from '@proverka/contract/money-proposal';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Link } from '@proverka/ui-kit/link';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { formatDate } from '@proverka/words/dates';
import desk from '../../controls/desk.module.css';
import { sumWords } from '../../controls/sum-words.ts';
import { onePayoutWords, payeeWords, payoutKindWords } from './payout-words.domain.ts';

const columns: readonly TableColumn<Payout>[] = [
  { key: 'number', title: 'Поручение', kind: 'main', cell: ({ number }) => `№ ${number}` },
  { key: 'kind', title: 'Что', cell: ({ kind }) => payoutKindWords[kind] },
  { key: 'whose', title: 'Аккаунт', cell: ({ email }) => email },
  { key: 'payee', title: 'Получатель', cell: ({ payee }) => payeeWords(payee) },
  { key: 'amount', title: 'Сумма', kind: 'number', cell: ({ amount }) => sumWords(amount) },
  {
    key: 'due',
    title: 'Срок',
    cell: ({ due_date: day, is_late: isLate }) => (
      <>
        {formatDate(day)} {isLate && <strong className={desk.late}>Просрочено</strong>}
      </>
    ),
  },
  {
    key: 'file',
    title: 'Файл',
    cell: ({ file_id: file }) => (file === null ? '—' : <FileLink fileId={file} />),
  },
];

/** The file of payment orders, to be given to the bank. */
function FileLink({ fileId }: { readonly fileId: string }) {
  const { api } = usePlatform();
  const href = api.url('GET /admin/money/payout_files/{file_id}', { params: { file_id: fileId } });
  return (
    <Link href={href} download>
      Скачать
    </Link>
  );
}

interface PayoutsTableProps {
  readonly payouts: readonly Payout[];
  readonly total: number;
}

export function PayoutsTable({ payouts, total }: PayoutsTableProps) {
  return (
    <Table caption={`Выплат: ${total}`} columns={columns} rows={payouts} rowKey={(one) => one.payout_id} />
  );
}

const ofOne = columns.filter(({ key }) => key !== 'whose' && key !== 'kind');
const stateColumn: TableColumn<Payout> = {
  key: 'state',
  title: 'Состояние',
  cell: ({ state }) => onePayoutWords[state],
};

/** The payouts of one account, the latest first, in every state. */
export function PayoutsOfOne({ payouts }: Pick<PayoutsTableProps, 'payouts'>) {
  if (payouts.length === 0)
    return (
      <EmptyState
        title="Выплат не было"
        text="Здесь появится каждое платёжное поручение и чем оно кончилось."
      />
    );
  return (
    <Table
      caption="Выплаты"
      columns={[...ofOne, stateColumn]}
      rows={payouts}
      rowKey={(one) => one.payout_id}
    />
  );
}
