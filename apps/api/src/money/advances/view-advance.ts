import type { Advance, AdvanceReturn } from '@proverka/contract/advance';
import { kopecks, toRubles } from '@proverka/validation/money';
import { moscowDay } from '@proverka/words/moments';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { readBalances } from '../ledger.store.ts';
import { receiptEmailOf } from '../receipt-email.ts';
import { placeOf } from '../instrument.domain.ts';
import { dueOn } from '../payouts/term.domain.ts';
import { readTopUps } from '../refundable.store.ts';
import { readAdvanceParts, readAdvanceProposals, readAdvanceVersion } from './advance.store.ts';
import type { AdvancePart } from './advance.store.ts';

/** What of an account's advance can go back, where to, and what did; the look is in the journal of its owner. */
export async function viewAdvance(
  deps: MoneyDeps,
  caller: Caller,
  personId: string,
): Promise<Result<Advance, 'person_not_found'>> {
  const { db, config } = deps;
  const owner = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'brand'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (owner === undefined) return refuse('person_not_found');
  // First: what changes while the rest is read is refused rather than overlooked.
  const version = await readAdvanceVersion(db, personId);
  const { paid } = await readBalances(db, personId);
  const topUps = await readTopUps(db, personId);
  await recordEvent(deps, db, caller, { event: 'person.read', ownerId: personId, subject: personId });
  return done({
    person_id: personId,
    version,
    advance: toRubles(paid),
    cards: topUps
      .filter(({ isDead }) => !isDead)
      .map((one) => ({
        payment_id: one.id,
        place: placeOf(one),
        left: toRubles(one.left),
        paid_date: one.paidAt.toISOString(),
      })),
    receipt_email: receiptEmailOf(owner),
    approval_above: toRubles(kopecks(config.approvalAbove)),
    due_date: dueOn(deps.now()),
    returns: await viewReturns(deps, personId),
  });
}

async function viewReturns({ db, now }: MoneyDeps, personId: string): Promise<AdvanceReturn[]> {
  const proposals = await readAdvanceProposals(db, personId);
  const parts = await readAdvanceParts(
    db,
    proposals.map(({ id }) => id),
  );
  const today = moscowDay(now());
  return proposals.map(({ id, amount, state, made_at: madeAt }) => {
    const due = dueOn(madeAt);
    const own = parts.filter((part) => part.proposal_id === id);
    return {
      proposal_id: id,
      made_date: madeAt.toISOString(),
      amount: toRubles(kopecks(amount)),
      state,
      due_date: due,
      is_late: due < today && (state === 'waiting' || own.some(isOpen)),
      parts: own.map(viewPart),
    };
  });
}

const isOpen = ({ state }: AdvancePart): boolean => state === 'waiting' || state === 'sent';

const LAST_DIGITS = 4;

const viewPart = ({ amount, state, type, tail, account }: AdvancePart): AdvanceReturn['parts'][number] => ({
  place: account === null ? placeOf({ type, tail }) : accountWords(account),
  amount: toRubles(kopecks(amount)),
  state,
});

/** The account is forgotten when its term is over. */
const accountWords = (account: string): string =>
  account === '' ? 'на банковский счёт' : `на счёт ··${account.slice(-LAST_DIGITS)}`;
