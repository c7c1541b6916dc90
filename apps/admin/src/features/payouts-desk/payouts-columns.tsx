import { payoutStates, type Payout } from '@proverka/contract/money-proposal';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/ui-kit/link';
import { formatDate } from '@proverka/words/dates';
import desk from '../../controls/desk.module.css';
import { sumWords } from '../../controls/sum-words.ts';
import type { DeskColumn, DeskFilter } from '../../desk-table/desk-column.ts';
import { payeeWords, payoutKindWords, stateWords } from './payout-words.domain.ts';

export const payoutsColumns: readonly DeskColumn<Payout>[] = [
  { key: 'number', title: 'Поручение', text: ({ number }) => `№ ${number}` },
  { key: 'kind', title: 'Что', text: ({ kind }) => payoutKindWords[kind] },
  { key: 'whose', title: 'Аккаунт', text: ({ email }) => email },
  { key: 'payee', title: 'Получатель', text: ({ payee }) => payeeWords(payee), isLong: true },
  {
    key: 'amount',
    title: 'Сумма',
    text: ({ amount }) => sumWords(amount),
    number: ({ amount }) => amount,
  },
  {
    key: 'due',
    title: 'Срок',
    text: ({ due_date: day, is_late: isLate }) => `${formatDate(day)}${isLate ? ', просрочено' : ''}`,
    cell: ({ due_date: day, is_late: isLate }) => (
      <>
        {formatDate(day)} {isLate && <strong className={desk.late}>Просрочено</strong>}
      </>
    ),
  },
  {
    key: 'file',
    title: 'Файл',
    text: ({ file_id: file }) => (file === null ? '' : 'Собран'),
    cell: ({ file_id: file }) => (file === null ? undefined : <FileLink fileId={file} />),
  },
];

/** The state is chosen above the list, which always has one. */
export const payoutsFilters: readonly DeskFilter[] = [
  {
    key: 'state',
    label: 'Состояние',
    kind: 'choice',
    isTab: true,
    options: payoutStates.map((value) => ({ value, label: stateWords[value] })),
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
