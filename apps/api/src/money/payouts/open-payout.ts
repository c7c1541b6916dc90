import { kopecks } from '@proverka/validation/money';
import { json } from '#platform/db/columns.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from '../deps.ts';
import { bookTransfer, codeOf, openBankAccount, openPartnerAccount } from '../ledger.store.ts';
import type { Allowed } from '../proposals/proposal.store.ts';
import { dueOn } from './term.domain.ts';

const PURPOSES = {
  advance_return: 'Возврат неизрасходованного аванса. Без НДС',
  partner_payout: 'Вознаграждение партнёра за привлечение клиентов. Без НДС',
} as const;

export const payoutReference = (id: string): string => `payout:${id}`;

type NewPayout = Allowed & { readonly kind: keyof typeof PURPOSES };

/**
 * Sets the money aside until a statement shows that the bank has paid it: an advance on the customer's hold, a partner's reward on the
 * account of what we owe partners.
 */
export async function openPayout(deps: MoneyDeps, tx: Transaction, payout: NewPayout): Promise<void> {
  const { id, kind, user_id: userId, amount } = payout;
  const { brand } = await tx
    .selectFrom('app_user')
    .select('brand')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { account } = deps.config.banks[brand];
  await openBankAccount(tx, account);
  const isPartner = kind === 'partner_payout';
  if (isPartner) await openPartnerAccount(tx, userId);
  await insertPayout(deps, tx, payout, account);
  await bookTransfer(tx, {
    reference: payoutReference(id),
    kind: 'payout',
    from: codeOf.user(userId, isPartner ? 'bonus' : 'paid'),
    to: codeOf.bank(account),
    via: isPartner ? codeOf.partner(userId) : codeOf.user(userId, 'hold'),
    amount: kopecks(amount),
  });
}

/** The longest purpose a payment order may have. */
const LONGEST_PURPOSE = 210;

async function insertPayout(
  deps: MoneyDeps,
  tx: Transaction,
  { id, kind, user_id, amount, arguments: { payee }, document, made_at: madeAt }: NewPayout,
  account: string,
): Promise<void> {
  if (payee === undefined) throw new Error('a payout without its payee');
  const open = { state: 'waiting', file_id: null, line_id: null, ended_at: null, ended_by: null } as const;
  await tx
    .insertInto('payout')
    .values({
      ...open,
      id,
      kind,
      user_id,
      amount,
      account,
      payee: json(payee),
      purpose: `${PURPOSES[kind]}. ${document}`.slice(0, LONGEST_PURPOSE),
      created_at: deps.now(),
      due_on: dueOn(madeAt),
    })
    .execute();
}
