import { kopecks } from '@proverka/validation/money';
import { moscowDay } from '@proverka/words/moments';
import { json } from '#platform/db/columns.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { afterWorkingDays } from '#platform/working-days.domain.ts';
import type { MoneyDeps } from '../deps.ts';
import { bookTransfer, codeOf, openBankAccount, openPartnerAccount } from '../ledger.store.ts';
import type { Allowed } from '../proposals/carry-out.ts';

/** The offer: an unspent advance is returned within 30 working days. */
const TERM_WORKING_DAYS = 30;

const PURPOSES = {
  advance_return: 'Возврат неизрасходованного аванса. Без НДС',
  partner_payout: 'Вознаграждение партнёра за привлечение клиентов. Без НДС',
} as const;

export const payoutReference = (id: string): string => `payout:${id}`;

/**
 * Sets the money aside until a statement shows that the bank has paid it: an advance on the customer's hold, a partner's reward on the
 * account of what we owe partners.
 */
export async function openPayout(
  deps: MoneyDeps,
  tx: Transaction,
  {
    id,
    kind,
    user_id: userId,
    amount,
    arguments: { payee },
    document,
  }: Allowed & { readonly kind: keyof typeof PURPOSES },
): Promise<void> {
  if (payee === undefined) throw new Error('a payout without its payee');
  const { brand } = await tx
    .selectFrom('app_user')
    .select('brand')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { account } = deps.config.banks[brand];
  const now = deps.now();
  await openBankAccount(tx, account);
  if (kind === 'partner_payout') await openPartnerAccount(tx, userId);
  await tx
    .insertInto('payout')
    .values({
      id,
      kind,
      user_id: userId,
      amount,
      account,
      payee: json(payee),
      purpose: `${PURPOSES[kind]}. ${document}`.slice(0, 210),
      state: 'waiting',
      file_id: null,
      line_id: null,
      created_at: now,
      due_on: afterWorkingDays(moscowDay(now), TERM_WORKING_DAYS),
      ended_at: null,
      ended_by: null,
    })
    .execute();
  const isPartner = kind === 'partner_payout';
  await bookTransfer(tx, {
    reference: payoutReference(id),
    kind: 'payout',
    from: codeOf.user(userId, isPartner ? 'bonus' : 'paid'),
    to: codeOf.bank(account),
    via: isPartner ? codeOf.partner(userId) : codeOf.user(userId, 'hold'),
    amount: kopecks(amount),
  });
}
