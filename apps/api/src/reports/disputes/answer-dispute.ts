import type { Correction, DisputeAnswerInput } from '@proverka/contract/dispute';
import { ZERO, parseMoney } from '@proverka/validation/money';
import { publicUrlOf } from '#platform/public-url.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { moneyNote, placeOfOrder } from '#money/give-back.ts';
import { lockItem, pathOf } from '#fulfilment/item.store.ts';
import type { LockedItem } from '#fulfilment/item.store.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import { readContent } from '#fulfilment/report.store.ts';
import { returnWithin } from '#fulfilment/return-product.ts';
import type { ReturnRefusal } from '#fulfilment/return-product.ts';
import type { ReportsDeps } from '../deps.ts';
import { disputeAnswered } from '../letters.domain.ts';
import { removeUnusedFile } from '../remove-unused-file.ts';
import { lockDispute } from './dispute.store.ts';
import type { LockedDispute } from './dispute.store.ts';
import { renewPaper } from './renew-paper.ts';

interface Given {
  readonly disputeId: string;
  readonly caller: Caller;
  readonly answer: DisputeAnswerInput;
}

type Refusal = 'dispute_not_found' | 'dispute_answered' | 'finding_not_found' | ReturnRefusal;

/** Answers a dispute once: the report changes or the money goes back, and the reader gets one letter, all or nothing. */
export async function answerDispute(deps: ReportsDeps, given: Given): Promise<Result<unknown, Refusal>> {
  let oldPaper: string | null = null;
  const answered = await inTransaction(deps.db, async (tx): Promise<Result<unknown, Refusal>> => {
    const dispute = await lockDispute(tx, given.disputeId);
    const item = dispute && (await lockItem(tx, dispute.item_id));
    if (dispute === undefined || item === undefined) return refuse('dispute_not_found');
    if (dispute.outcome !== null) return refuse('dispute_answered');
    const correction = correctionOf(given.answer);
    if (correction !== null && !(await isStillSaid(tx, item, dispute))) return refuse('finding_not_found');
    const money = await giveBack(deps, tx, item, given);
    if (!money.ok) return money;
    await saveAnswer(deps, tx, given, correction);
    const { caller, disputeId: subject, answer } = given;
    const event = { event: 'dispute.answered', ownerId: dispute.user_id, subject } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { outcome: answer.outcome } });
    oldPaper = await renewPaper(deps, tx, item);
    notifyReportChanged(tx, item.id);
    await tellReader(deps, tx, { item, dispute, given, correction, money: money.value });
    return done(null);
  });
  if (oldPaper !== null) await removeUnusedFile(deps, oldPaper);
  return answered;
}

const correctionOf = (answer: DisputeAnswerInput): Correction | null =>
  answer.outcome === 'explained' ? null : (answer.correction ?? null);

/** A finding that is gone cannot be corrected: its words would be said about another answer of the source. */
async function isStillSaid(tx: Transaction, item: LockedItem, dispute: LockedDispute): Promise<boolean> {
  const { findings } = await readContent(tx, item.id, item);
  return findings.some(({ key }) => key === dispute.finding_key);
}

/** Where the money went, in words; empty when the answer is another one. */
async function giveBack(
  deps: ReportsDeps,
  tx: Transaction,
  item: LockedItem,
  { answer, caller }: Given,
): Promise<Result<string, ReturnRefusal>> {
  if (answer.outcome !== 'money_back') return done('');
  const reason = 'Спор о находке';
  const wish = { itemId: item.id, expectedLeft: 'any' as const, reason, caller };
  const returned = await returnWithin(deps, tx, wish);
  if (!returned.ok) return returned;
  const [toBalance, toCard] = [returned.value.to_balance, returned.value.to_card].map(
    (rubles) => parseMoney(rubles) ?? ZERO,
  ) as [typeof ZERO, typeof ZERO];
  return done(moneyNote({ toBalance, toCard, place: await placeOfOrder(tx, item.orderId) }, false));
}

async function saveAnswer(
  deps: ReportsDeps,
  tx: Transaction,
  { disputeId, caller, answer }: Given,
  correction: Correction | null,
): Promise<void> {
  await tx
    .updateTable('dispute')
    .set({
      outcome: answer.outcome,
      answer: answer.text,
      correction: correction === null ? null : json(correction),
      answered_at: deps.now(),
      answered_by: caller.userId,
    })
    .where('id', '=', disputeId)
    .execute();
}

interface Told {
  readonly item: LockedItem;
  readonly dispute: LockedDispute;
  readonly given: Given;
  readonly correction: Correction | null;
  readonly money: string;
}

async function tellReader(
  deps: ReportsDeps,
  tx: Transaction,
  { item, dispute, given: { answer }, correction, money }: Told,
): Promise<void> {
  await queueLetter(deps, tx, {
    reason: `dispute-answered:${dispute.id}`,
    brand: item.brand,
    recipient: item.email,
    letter: disputeAnswered(
      publicUrlOf(deps.config, item),
      {
        number: dispute.number,
        title: dispute.finding.title,
        product: item.productTitle,
        reportPath: pathOf(item),
      },
      {
        outcomes: [
          ...(correction === null ? [] : [correction.kind]),
          ...(answer.outcome === 'corrected' ? [] : [answer.outcome]),
        ],
        text: answer.text,
        money,
      },
    ),
  });
}
