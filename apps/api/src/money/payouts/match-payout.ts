import type { LineDoubt } from '@proverka/contract/bank-statement';
import type { Transaction } from '#platform/db/transaction.ts';
import type { StatementLine } from '../bank/statement-line.domain.ts';
import { isPaymentOf } from './payout-match.domain.ts';
import type { PayoutRow } from './payout.store.ts';

export type PayoutMatch = { readonly payout: PayoutRow; readonly doubt: LineDoubt | null };

/** The payout a payment of ours carries the number of, locked; null for payments that concern nobody here. */
export async function matchPayout(tx: Transaction, line: StatementLine): Promise<PayoutMatch | null> {
  const number = Number(line.number);
  if (!Number.isSafeInteger(number) || number > 2_147_483_647) return null;
  const payout = await tx
    .selectFrom('payout')
    .selectAll()
    .where('number', '=', number)
    .where('account', '=', line.account)
    .forUpdate()
    .executeTakeFirst();
  if (payout === undefined) return null;
  return { payout, doubt: isPaymentOf(line, payout) ? null : 'payout_differs' };
}
