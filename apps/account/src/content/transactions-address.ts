import type { TransactionsFilter } from '@proverka/api-client/transactions';
import type { TransactionKind } from '@proverka/contract/transaction';
import { periodIn } from './period-in.ts';

/** The state of the list of transactions, as in its address. */
export interface TransactionsView {
  /** Starts at 1. */
  readonly page: number;
  readonly kind: TransactionKind | '';
  /** ISO days, both included. */
  readonly from: string;
  readonly to: string;
}

/** What a kind of movement is called: all of a kind in the choice, one beside its date. */
export const kindWords: Readonly<Record<TransactionKind, { readonly all: string; readonly one: string }>> = {
  purchase: { all: 'Оплата услуг', one: 'оплата услуги' },
  top_up: { all: 'Пополнения', one: 'пополнение' },
  order_payment: { all: 'Оплата заказов картой или по счёту', one: 'поступление за заказ' },
  refund: { all: 'Возвраты', one: 'возврат' },
  bonus: { all: 'Бонусы', one: 'бонусы' },
  correction: { all: 'Исправления', one: 'исправление' },
  payout: { all: 'Выплаты на счёт', one: 'выплата на счёт' },
};

export const kinds = Object.keys(kindWords) as readonly TransactionKind[];

/** Values that are not understood mean «all». */
export function readTransactionsView(search: URLSearchParams): TransactionsView {
  const page = Number(search.get('page') ?? '1');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 50_000 ? page : 1,
    kind: kinds.find((kind) => kind === search.get('kind')) ?? '',
    ...periodIn(search),
  };
}

export function transactionsAddress({
  page = 1,
  kind = '',
  from = '',
  to = '',
}: Partial<TransactionsView>): string {
  const said = Object.entries({ kind, from, to, page: page === 1 ? '' : String(page) });
  const search = new URLSearchParams(said.filter(([, value]) => value !== '')).toString();
  return `/user/balance/${search && `?${search}`}`;
}

export const isNarrowed = ({ kind, from, to }: TransactionsView): boolean =>
  kind !== '' || from !== '' || to !== '';

/** In the format of the API client: without empty filters. */
export const transactionsFilter = ({ kind, from, to }: TransactionsView): TransactionsFilter => ({
  ...(kind !== '' && { kind }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});
