import { statement } from '#platform/db/statement.ts';
import type { PersonalDataDeps } from './deps.ts';
import { destroyAccount, isOpenAtProvider } from './destroy-account.ts';
import { duties } from './timers/duties.ts';
import { sweepFiles } from './timers/sweep-files.ts';
import { overBefore } from './timers/term.domain.ts';

const AT_ONCE = 100;

/**
 * Orders in progress are finished first as long as the legal deadline allows; answers the provider still owes are awaited in
 * any case.
 */
const DUE = statement<{ now: Date; limit: Date }, { user_id: string; number: string }>(`
  select d.user_id, d.number from account_deletion d
  where d.destroyed_at is null and d.destroy_after <= :now and not ${isOpenAtProvider('d.user_id')} and (
    d.destroy_before <= :limit or not exists (
      select from customer_order o join order_item i on i.order_id = o.id
      where o.user_id = d.user_id and i.status in ('queued', 'running', 'needs_data')
    )
  )
  order by d.destroy_after limit ${AT_ONCE}`);

const LATE_REQUESTS = statement<{ now: Date }, { number: number }>(`
  select number from subject_request
  where state in ('waiting_identity', 'open') and due_on < (:now::timestamptz at time zone 'Europe/Moscow')::date
  order by due_on limit ${AT_ONCE}`);

// The hourly job may be an hour late, so it acts a day before the legal deadline.
const MARGIN_MS = 86_400_000;

/** Destroys accounts whose consent was withdrawn, archives a day old and files that no row refers to. */
export async function sweepPersonalDataJob(deps: PersonalDataDeps): Promise<void> {
  const failed = await destroyDueAccounts(deps);
  await reportOverdue(deps);
  await removeOldExports(deps);
  await sweepFiles(deps, overBefore(deps.now(), duties.unreferenced_file.term));
  await deps.destroyed.forget(overBefore(deps.now(), duties.destruction_proof.term));
  // Thrown at the end, so that one failing account does not keep the data of others.
  if (failed > 0) throw new Error(`accounts not destroyed: ${failed}`);
}

/** The number of accounts that could not be destroyed. */
async function destroyDueAccounts(deps: PersonalDataDeps): Promise<number> {
  const now = deps.now();
  const limit = new Date(now.getTime() + MARGIN_MS);
  const due = await DUE(deps.db, { now, limit });
  let failed = 0;
  for (const { user_id: userId, number } of due) {
    try {
      await destroyAccount(deps, userId);
    } catch (error) {
      failed += 1;
      deps.log.error({ err: error, deletion: number }, 'an account was not destroyed');
    }
  }
  return failed;
}

/** Overdue for any reason: an operator has to look, because the provider may have lost a payment. */
async function reportOverdue({ db, log, now }: PersonalDataDeps): Promise<void> {
  const overdue = await db
    .selectFrom('account_deletion')
    .select('number')
    .where('destroyed_at', 'is', null)
    .where('destroy_before', '<=', now())
    .execute();
  for (const { number } of overdue)
    log.error({ deletion: number }, 'an account outlived the limit of the law');
  const late = await LATE_REQUESTS(db, { now: now() });
  for (const { number } of late) log.error({ request: number }, 'a request of a subject is past its day');
}

async function removeOldExports({ db, files, now }: PersonalDataDeps): Promise<void> {
  const old = await db
    .selectFrom('data_export')
    .select(['id', 'file_hash'])
    .where('expires_at', '<=', now())
    .where('removed_at', 'is', null)
    .limit(AT_ONCE)
    .execute();
  for (const { id, file_hash: hash } of old) {
    // The file first: a crash in between leaves a row to retry, never an orphaned file.
    if (hash !== null) await files.remove(hash);
    await db.updateTable('data_export').set({ removed_at: now() }).where('id', '=', id).execute();
  }
}
