import { inTransaction } from '#platform/db/transaction.ts';
import { destroyDueReports, destroyReport } from '#reports/destroy-report.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { destroyAccount } from '../destroy-account.ts';
import { insertDeletion } from '../insert-deletion.ts';
import { sweepPersonalDataJob } from '../sweep-personal-data.job.ts';
import { findListed } from './find-listed.ts';
import { runDutiesJob } from './run-duties.job.ts';
import { sweepFiles } from './sweep-files.ts';

export interface Replayed {
  readonly accounts: number;
  readonly withdrawals: number;
  readonly reports: number;
  readonly files: number;
}

/**
 * After a backup was restored, and before anybody is served: what was destroyed since then is destroyed again, withdrawals
 * it does not know are entered again with their old date, everything else that is over goes by the clock, and files that no
 * row refers to are removed. Repeating it is safe.
 */
export async function replayDestroyed(deps: PersonalDataDeps): Promise<Replayed> {
  const listed = await deps.destroyed.read();
  const reports = await findListed(deps, 'report', listed);
  for (const { id } of reports) await destroyReport(deps, id, { isOverdue: true });
  const found = await findListed(deps, 'account', listed);
  const accounts = found.filter(({ key }) => key.event !== 'reopened');
  const gone = accounts.filter(({ key }) => key.event === 'destroyed');
  let withdrawals = 0;
  for (const { id, key } of accounts) if (await closeAgain(deps, id, key.at)) withdrawals += 1;
  for (const { id } of gone) await destroyAccount(deps, id);
  await sweepPersonalDataJob(deps);
  await destroyDueReports(deps);
  await runDutiesJob(deps);
  // Nobody stores files meanwhile.
  const files = await sweepFiles(deps, deps.now());
  return { accounts: gone.length, withdrawals, reports: reports.length, files };
}

/** True if the restored database did not know the withdrawal. Sessions and programs ended with it: a trigger ends them again. */
function closeAgain(deps: PersonalDataDeps, userId: string, at: Date): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const closed = await tx
      .updateTable('app_user')
      .set({ closed_at: at })
      .where('id', '=', userId)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (closed.numUpdatedRows === 0n) return false;
    await insertDeletion(tx, userId, at);
    return true;
  });
}
