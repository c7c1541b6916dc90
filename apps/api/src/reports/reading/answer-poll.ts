import type { PollAnswer } from '@proverka/contract/poll';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { changeReport } from '../changes/change-report.ts';
import type { ReportAsker } from '../changes/change-report.ts';
import type { ReportsDeps } from '../deps.ts';

/** What the owner of a report decided after it; a second answer replaces the first. */
export async function answerPoll(
  deps: ReportsDeps,
  asker: ReportAsker,
  itemId: string,
  answer: PollAnswer,
): Promise<Result<{ answer: PollAnswer }, 'report_not_found'>> {
  const answered = await changeReport<never>(deps, asker, {
    itemId,
    action: 'report.poll',
    decide: async (tx) => {
      const row = { answer, answered_at: deps.now() };
      await tx
        .insertInto('poll_answer')
        .values({ item_id: itemId, ...row })
        .onConflict((conflict) => conflict.column('item_id').doUpdateSet(row))
        .execute();
      return done(null);
    },
  });
  return answered.ok ? done({ answer }) : answered;
}
