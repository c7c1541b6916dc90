import type { ConclusionWork } from '@proverka/contract/conclusion-desk';
import { CONCLUSIONS, publicUrlOf } from '#platform/public-url.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Session } from '#platform/http/session.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { closeConclusion } from '../close-conclusion.ts';
import type { ReportsDeps } from '../deps.ts';
import { conclusionCorrected } from '../letters.domain.ts';
import { changeWork, workOf } from './change-work.ts';
import type { Gone } from './change-work.ts';
import type { ConclusionRow } from './conclusion.store.ts';
import { whyNotBy } from './whose-draft.ts';

interface HandIn {
  readonly text: string;
  /** That of the draft it was begun from. */
  readonly version: number;
}

interface Writer {
  readonly session: Session;
  readonly caller: Caller;
}

type Refused = Gone | 'conclusion_taken' | 'draft_changed';

/** Hands a text in: the first charges the price, one after a correction takes the place of the former. A letter tells of each. */
export async function handIn(
  deps: ReportsDeps,
  { session, caller }: Writer,
  id: string,
  { text, version }: HandIn,
): Promise<Result<ConclusionWork, Refused>> {
  const author = { kind: 'person', name: session.name, writerId: session.userId } as const;
  const closed = await closeConclusion(deps, caller, id, { kind: 'written', text, author, version });
  if (closed.ok) return workOf(deps, id);
  // It is closed already: what is handed in now is a correction, if somebody asked for one.
  if (closed.refusal.code !== 'conclusion_not_open') return closed;
  return changeWork<Refused>(deps, id, async (tx, row) => {
    if (row.correction_due_at === null) return refuse('conclusion_not_open');
    const mistake = await whyNotBy(tx, row, caller, version);
    if (mistake !== null) return { ok: false, refusal: mistake };
    await correct(deps, tx, row, { text, author });
    await recordEvent(deps, tx, caller, {
      event: 'expert_conclusion.corrected',
      ownerId: row.user_id,
      subject: id,
    });
    return done(null);
  });
}

interface Corrected {
  readonly text: string;
  readonly author: { readonly name: string; readonly writerId: string };
}

async function correct(
  deps: ReportsDeps,
  tx: Transaction,
  row: ConclusionRow,
  { text, author }: Corrected,
): Promise<void> {
  const now = deps.now();
  await tx
    .updateTable('expert_conclusion')
    .set({
      text,
      // A person answers for a corrected text, also where a model had written the first.
      author: 'person',
      author_name: author.name,
      writer_id: author.writerId,
      draft: '',
      correction_due_at: null,
      corrected_at: now,
    })
    .where('id', '=', row.id)
    .execute();
  notifyReportChanged(tx, row.item_id);
  const { email } = await tx
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  await queueLetter(deps, tx, {
    reason: `conclusion-corrected:${row.id}:${row.draft_version}`,
    brand: row.brand,
    recipient: email,
    letter: conclusionCorrected(publicUrlOf(deps.config, CONCLUSIONS), row.name_ru, row.id),
  });
}
