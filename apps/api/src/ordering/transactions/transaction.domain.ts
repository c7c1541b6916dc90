import type { Transaction } from '@proverka/contract/transaction';
import type { SubjectKind } from '@proverka/contract/subject';
import type { SubjectRow, SubjectWords } from '#registers/subject-words.domain.ts';
import { kopecks, toRubles } from '@proverka/validation/money';

/** What a list of transactions is narrowed to; null where it is not. */
export interface Narrowing {
  readonly kind: TransferRow['kind'] | null;
  /** Of payments: those of a top-up, or those of an order. */
  readonly isTopUp: boolean | null;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** A transfer of one of a user's purses with everything needed to describe it. */
export interface TransferRow {
  readonly id: string;
  readonly kind: 'payment' | 'purchase' | 'refund' | 'bonus' | 'correction' | 'payout';
  /** 1: credited to the purse; -1: debited from it. */
  readonly sign: 1 | -1;
  readonly amount: number;
  readonly purse: 'user_paid' | 'user_bonus';
  readonly is_held: boolean;
  readonly outcome: 'posted' | 'voided' | null;
  /** Of a bonus; null otherwise. */
  readonly reference: string | null;
  readonly created_at: Date;
  readonly order_id: string | null;
  readonly order_kind: 'purchase' | 'top_up' | null;
  readonly item_id: string | null;
  readonly product_title: string | null;
  readonly subject_kind: SubjectKind | null;
  readonly object_key: string | null;
  readonly object_address: string | null;
  readonly metadata: Record<string, unknown> | null;
  /** The code of the opposite account. */
  readonly other_side: string;
}

/** By how much a transfer changed its purse in the end; one that was given back did not. */
const netOf = ({ sign, amount, outcome }: TransferRow): number => (outcome === 'voided' ? 0 : sign * amount);

/** A page with what was left after each of its transactions, from what was left after the first one. */
export function withBalances(
  rows: readonly TransferRow[],
  first: number,
  subjectOf: SubjectWords,
): Transaction[] {
  let balance = first;
  return rows.map((row) => {
    const balance_after = toRubles(kopecks(balance));
    balance -= netOf(row);
    return { ...viewTransaction(row, subjectOf), balance_after };
  });
}

/** The kind a list is narrowed to, in the words of the ledger. */
export function ledgerKind(kind: Transaction['kind'] | undefined): Pick<Narrowing, 'kind' | 'isTopUp'> {
  if (kind === undefined) return { kind: null, isTopUp: null };
  if (kind === 'top_up' || kind === 'order_payment') return { kind: 'payment', isTopUp: kind === 'top_up' };
  return { kind, isTopUp: null };
}

export const viewTransaction = (row: TransferRow, subjectOf: SubjectWords): Transaction => ({
  transaction_id: row.id,
  Description: descriptionOf(row, subjectOf),
  kind: kindOf(row),
  status: statusOf(row),
  is_bonus: row.purse === 'user_bonus',
  amount: toRubles(kopecks(row.sign * row.amount)),
  date: row.created_at.toISOString(),
  order_id: row.order_id,
  order_item_id: row.item_id,
});

type Told = Pick<TransferRow, 'kind' | 'order_kind' | 'order_id'>;

const isTopUp = ({ kind, order_kind: orderKind, order_id: orderId }: Told): boolean =>
  kind === 'payment' && (orderKind === 'top_up' || orderId === null);

function kindOf(row: Told): Transaction['kind'] {
  if (row.kind !== 'payment') return row.kind;
  return isTopUp(row) ? 'top_up' : 'order_payment';
}

function statusOf({ is_held: isHeld, outcome }: TransferRow): Transaction['status'] {
  if (!isHeld || outcome === 'posted') return 'completed';
  return outcome === 'voided' ? 'returned' : 'pending';
}

type Described = Pick<
  TransferRow,
  | 'kind'
  | 'sign'
  | 'reference'
  | 'order_id'
  | 'order_kind'
  | 'product_title'
  | 'subject_kind'
  | 'object_key'
  | 'object_address'
  | 'metadata'
  | 'other_side'
  | 'purse'
>;

/** What the item of a transfer is about; none without an item. */
export const subjectsOf = ({
  subject_kind: kind,
  object_key: key,
  object_address: address,
  metadata,
}: Pick<Described, 'subject_kind' | 'object_key' | 'object_address' | 'metadata'>): SubjectRow[] =>
  kind === null
    ? []
    : [
        {
          subject_kind: kind,
          object_key: key ?? '',
          object_address: address ?? '',
          metadata: metadata ?? {},
        },
      ];

/** Section 3: `balance` for a top-up by the person, `custom` for a credit without an order. */
export function descriptionOf(row: Described, subjectOf: SubjectWords): string {
  if (isTopUp(row)) return row.order_kind === 'top_up' ? 'balance' : 'custom';
  const { kind, sign, reference, product_title: title, other_side: other } = row;
  if (kind === 'payment')
    return other.startsWith('bank:') ? 'Оплата заказа по счёту' : 'Оплата заказа картой';
  if (kind === 'bonus' && sign < 0) return 'Бонус за приглашённого друга отменён';
  if (kind === 'bonus')
    return reference?.startsWith('referral:') ? 'Бонус за приглашённого друга' : 'Начисление бонусов';
  // What a card gets back of no service was an advance.
  if (kind === 'refund' && sign < 0 && title === null) return 'Возврат аванса';
  if (kind === 'correction') return 'Исправление баланса';
  if (kind === 'payout')
    return row.purse === 'user_bonus' ? 'Выплата вознаграждения на счёт' : 'Возврат аванса на счёт';
  const product = other.endsWith(':ExpertConclusion') ? 'Экспертное заключение' : (title ?? 'Услуга');
  const subject = subjectsOf(row).map(subjectOf).join('');
  const what = subject ? `${product} — ${subject}` : product;
  if (kind === 'purchase') return what;
  return `${sign < 0 ? 'Возврат на карту' : 'Возврат'}: ${what}`;
}
