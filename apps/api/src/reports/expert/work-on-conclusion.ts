import type { ConclusionWork } from '@proverka/contract/conclusion-desk';
import { moscowDay } from '@proverka/words/moments';
import { staffWithGrant } from '#accounts/staff-with-grant.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { afterWorkingDays } from '#platform/working-days.domain.ts';
import type { ReportsDeps } from '../deps.ts';
import { changeWork, isOpen } from './change-work.ts';
import type { Gone } from './change-work.ts';
import type { ConclusionRow } from './conclusion.store.ts';
import { whyNotBy } from './whose-draft.ts';

type Worked<Code extends 'conclusion_taken' | 'draft_changed' | 'expert_not_found'> = Promise<
  Result<ConclusionWork, Code | Gone>
>;

/** Takes a conclusion nobody has, or that of the colleague it was seen with; of two at once the second is told. */
export function takeConclusion(
  deps: ReportsDeps,
  caller: Caller,
  id: string,
  from: string | null,
): Worked<'conclusion_taken'> {
  return changeWork<'conclusion_taken' | Gone>(deps, id, async (tx, row) => {
    if (!isOpen(row)) return refuse('conclusion_not_open');
    if (row.expert_id === caller.userId) return done(null);
    if (row.expert_id !== from) {
      const mistake = await whyNotBy(tx, row, caller);
      return refuse('conclusion_taken', mistake?.detail === undefined ? {} : { detail: mistake.detail });
    }
    await assign(deps, tx, caller, row);
    return done(null);
  });
}

async function assign(deps: ReportsDeps, tx: Transaction, caller: Caller, row: ConclusionRow): Promise<void> {
  await tx
    .updateTable('expert_conclusion')
    .set({ expert_id: caller.userId })
    .where('id', '=', row.id)
    .execute();
  await recordEvent(deps, tx, caller, {
    event: 'expert_conclusion.taken',
    ownerId: row.user_id,
    subject: row.id,
    after: { from: row.expert_id },
  });
}

interface Draft {
  readonly text: string;
  /** That of the draft it was begun from. */
  readonly version: number;
}

/** Saves what was typed over the draft that was read. A conclusion nobody has becomes the writer's. */
export async function saveDraft(
  deps: ReportsDeps,
  caller: Caller,
  id: string,
  { text, version }: Draft,
): Promise<Result<ConclusionWork['draft'], Gone | 'conclusion_taken' | 'draft_changed'>> {
  const saved = await changeWork<'conclusion_taken' | 'draft_changed' | Gone>(deps, id, async (tx, row) => {
    if (!isOpen(row)) return refuse('conclusion_not_open');
    // The same text once more: the answer to the first call was lost.
    const isRepeat = row.draft === text && row.draft_by === caller.userId;
    const mistake = await whyNotBy(tx, row, caller, isRepeat ? undefined : version);
    if (mistake !== null) return { ok: false, refusal: mistake };
    if (isRepeat) return done(null);
    if (row.expert_id === null) await assign(deps, tx, caller, row);
    await tx
      .updateTable('expert_conclusion')
      .set({
        draft: text,
        draft_version: row.draft_version + 1,
        draft_by: caller.userId,
        draft_at: deps.now(),
      })
      .where('id', '=', id)
      .execute();
    return done(null);
  });
  return saved.ok ? done(saved.value.draft) : saved;
}

interface HandOver {
  readonly expert_id: string;
  readonly note: string;
}

/** Gives it to a colleague with a note; the draft stays. */
export function handOver(
  deps: ReportsDeps,
  caller: Caller,
  id: string,
  { expert_id: expertId, note }: HandOver,
): Worked<'conclusion_taken' | 'expert_not_found'> {
  return changeWork<'conclusion_taken' | 'expert_not_found' | Gone>(deps, id, async (tx, row) => {
    if (!isOpen(row)) return refuse('conclusion_not_open');
    const mistake = await whyNotBy(tx, row, caller);
    if (mistake !== null) return refuse('conclusion_taken', { detail: mistake.detail ?? '' });
    const isKnown = (await staffWithGrant(tx, 'conclusions')).some((one) => one.id === expertId);
    if (!isKnown || expertId === caller.userId) return refuse('expert_not_found');
    await tx
      .updateTable('expert_conclusion')
      .set({ expert_id: expertId, note, note_by: caller.userId })
      .where('id', '=', id)
      .execute();
    await recordEvent(deps, tx, caller, {
      event: 'expert_conclusion.handed_over',
      ownerId: row.user_id,
      subject: id,
      after: { to: expertId },
    });
    return done(null);
  });
}

/** What was handed in has to be right again within this time. */
const CORRECTION_WORKING_DAYS = 3;

/** Sends a written conclusion back to its writer; the customer reads the former text until a new one is handed in. */
export function sendBack(deps: ReportsDeps, caller: Caller, id: string, note: string): Worked<never> {
  return changeWork<Gone>(deps, id, async (tx, row) => {
    // A text that was destroyed with its report cannot be corrected.
    if (row.state !== 'written' || row.correction_due_at !== null || row.text === '')
      return refuse('conclusion_not_open');
    const now = deps.now();
    const day = afterWorkingDays(moscowDay(now), CORRECTION_WORKING_DAYS);
    await tx
      .updateTable('expert_conclusion')
      .set({
        correction_due_at: new Date(`${day}T23:59:59+03:00`),
        expert_id: row.writer_id,
        draft: row.text,
        draft_version: row.draft_version + 1,
        draft_by: caller.userId,
        draft_at: now,
        note,
        note_by: caller.userId,
      })
      .where('id', '=', id)
      .execute();
    await recordEvent(deps, tx, caller, {
      event: 'expert_conclusion.sent_back',
      ownerId: row.user_id,
      subject: id,
      reason: note,
    });
    notifyReportChanged(tx, row.item_id);
    return done(null);
  });
}
