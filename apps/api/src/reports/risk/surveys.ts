import type { RiskSurvey } from '@proverka/contract/risk-report';
import type { ReportsDeps } from '../deps.ts';
import { done, refuse } from '#platform/result.ts';
import { changeReport } from './change-report.ts';
import type { Asker } from './change-report.ts';
import { itemOfOwner, readOwnerRows } from './risk.store.ts';

/** The buyer's answers about an owner; they replace earlier ones. */
export async function saveSurvey(
  deps: ReportsDeps,
  asker: Asker,
  ownerId: string,
  answers: readonly RiskSurvey[],
) {
  const itemId = await itemOfOwner(deps.db, ownerId);
  if (itemId === undefined) return refuse('owner_not_found');
  return changeReport<'owner_not_found'>(deps, asker, {
    itemId,
    action: 'survey',
    decide: async (tx, item) => {
      // The owner was removed while this waited for the lock.
      const owners = await readOwnerRows(tx, item.id);
      if (!owners.some(({ id }) => id === ownerId)) return refuse('owner_not_found');
      await tx.deleteFrom('risk_survey').where('owner_id', '=', ownerId).execute();
      // The last answer to a repeated question counts.
      const byQuestion = new Map(answers.map((answer) => [answer.question, answer]));
      const rows = [...byQuestion.values()].map(({ question, answer, comment }) => ({
        question,
        answer,
        comment,
        owner_id: ownerId,
        answered_at: deps.now(),
      }));
      if (rows.length > 0) await tx.insertInto('risk_survey').values(rows).execute();
      return done(null);
    },
  });
}
