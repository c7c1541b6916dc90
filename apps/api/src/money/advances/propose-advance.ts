import type { MoneyProposal, Payee } from '@proverka/contract/money-proposal';
import { add, kopecks, parseMoney } from '@proverka/validation/money';
import { momentWords } from '@proverka/words/moments';
import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';
import type { Caller } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { lockAccounts } from '../ledger.store.ts';
import { placeOf } from '../instrument.domain.ts';
import type { ProposalArguments } from '../proposals/proposal.tables.ts';
import { proposeWithin } from '../proposals/propose.ts';
import { readTopUps } from '../refundable.store.ts';
import { readAdvanceVersion, readLastReturn } from './advance.store.ts';
import { planCards } from './card-plan.domain.ts';

interface AdvanceWish {
  readonly personId: string;
  /** Rubles. */
  readonly amount: number;
  /** Of the advance as the person read it. */
  readonly version: string;
  /** Where what no card takes goes. */
  readonly payee: Payee | undefined;
  readonly reason: string;
  readonly document: string;
}

type Proposed = Result<
  { proposal: MoneyProposal },
  'person_not_found' | 'own_staff_role' | 'advance_changed' | 'insufficient_funds' | 'payee_needed'
>;

/**
 * Returns an unspent advance to the cards its top-ups were paid with, also of a closed account. Which card gets how much is fixed
 * here, so that a second person approves exactly that.
 */
export function proposeAdvance(deps: MoneyDeps, caller: Caller, wish: AdvanceWish): Promise<Proposed> {
  return inTransaction<Proposed>(deps.db, async (tx) => {
    const { personId, amount, reason, document } = wish;
    const owner = await tx.selectFrom('app_user').select('id').where('id', '=', personId).executeTakeFirst();
    if (owner === undefined) return refuse('person_not_found');
    if (owner.id === caller.userId) return refuse('own_staff_role');
    const money = parseMoney(amount);
    if (money === null) throw new Error('the contract let an amount through that is none');
    const { balances } = await lockAccounts(tx, owner.id);
    const asRead = await isAsRead(tx, wish, balances.paid);
    if (!asRead.ok) return asRead;
    if (money > balances.paid) return refuse('insufficient_funds');
    const given = await argumentsOf(tx, wish, money);
    if (!given.ok) return given;
    return proposeWithin(deps, tx, caller, {
      kind: 'advance_return',
      user_id: owner.id,
      amount: money,
      arguments: given.value,
      reason,
      document,
    });
  });
}

/** Of two people who return one advance, the second is told who was faster; so is one person who presses twice. */
async function isAsRead(
  tx: Transaction,
  { personId, version }: AdvanceWish,
  paid: Money,
): Promise<Result<true, 'advance_changed'>> {
  if ((await readAdvanceVersion(tx, personId)) === version) return done(true);
  const last = await readLastReturn(tx, personId);
  const before =
    last === undefined
      ? ''
      : `Последний возврат, ${formatMoney(kopecks(last.amount))}: ${last.maker}, ${momentWords(last.made_at.toISOString())}. `;
  return refuse('advance_changed', {
    detail: `Пока вы смотрели, аванс изменился: сейчас на балансе ${formatMoney(paid)}. ${before}Посмотрите, что изменилось, и решите заново`,
  });
}

async function argumentsOf(
  tx: Transaction,
  { personId, payee }: AdvanceWish,
  amount: Money,
): Promise<Result<ProposalArguments, 'payee_needed'>> {
  const topUps = await readTopUps(tx, personId);
  const { parts, rest } = planCards(
    amount,
    topUps.filter(({ isDead }) => !isDead),
  );
  const cards = parts.map(({ source, amount: part }) => ({
    payment_id: source.id,
    amount: part,
    place: placeOf(source),
  }));
  if (rest === 0) return done({ cards });
  if (payee !== undefined) return done({ cards, payee });
  const byCards = add(...parts.map(({ amount: part }) => part));
  return refuse('payee_needed', {
    detail: `Карты примут ${formatMoney(byCards)}. Укажите банковский счёт для остальных ${formatMoney(rest)}`,
  });
}
