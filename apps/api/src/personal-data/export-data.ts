import type { DataExport } from '@proverka/contract/personal-data';
import type { Selectable } from 'kysely';
import { recordEvent } from '#platform/audit/record-event.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { PersonalDataDeps } from './deps.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { Schema } from '#platform/db/schema.ts';

type ExportRow = Selectable<Schema['data_export']>;

/** While an export is being prepared or is available, a new request returns the existing one. */
export async function requestExport(
  deps: PersonalDataDeps,
  caller: Caller,
): Promise<Result<{ export: DataExport }, 'too_many_requests'>> {
  const { userId } = caller;
  return inTransaction(deps.db, async (tx) => {
    await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
    const open = await tx
      .selectFrom('data_export')
      .selectAll()
      .where('user_id', '=', userId)
      .where('ready_at', 'is', null)
      .executeTakeFirst();
    if (open !== undefined) return done({ export: viewExport(open, deps.now()) });
    const allowed = await withinLimits({ ...deps, db: tx }, [['export_user', userId]]);
    if (!allowed.ok) return allowed;
    const row = await tx
      .insertInto('data_export')
      .values({ id: deps.newId(), user_id: userId, requested_at: deps.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordEvent(deps, tx, caller, { event: 'data_export.requested', ownerId: userId, subject: row.id });
    await deps.enqueue(tx, 'personal-data.export', [{ exportId: row.id }]);
    return done({ export: viewExport(row, deps.now()) });
  });
}

export async function listExports(db: Connection, userId: string, now: Date): Promise<DataExport[]> {
  const rows = await db
    .selectFrom('data_export')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => viewExport(row, now));
}

export async function readExport(
  deps: PersonalDataDeps,
  caller: Caller,
  exportId: string,
): Promise<Result<Buffer, 'export_not_found'>> {
  const row = await deps.db
    .selectFrom('data_export')
    .selectAll()
    .where('id', '=', exportId)
    .executeTakeFirst();
  if (row === undefined) return refuse('export_not_found');
  if (row.user_id !== caller.userId) {
    const trespass = { ownerId: row.user_id, action: 'export.read', subject: exportId };
    await recordTrespass(deps, deps.db, caller, trespass);
    return refuse('export_not_found');
  }
  if (row.file_hash === null || viewExport(row, deps.now()).status !== 'ready')
    return refuse('export_not_found');
  const bytes = await deps.files.get(row.file_hash);
  if (bytes === null) return refuse('export_not_found');
  const event = { event: 'data_export.read', ownerId: row.user_id, subject: exportId } as const;
  await recordEvent(deps, deps.db, caller, event);
  return done(bytes);
}

function viewExport(row: ExportRow, now: Date): DataExport {
  const isOver = row.removed_at !== null || (row.expires_at !== null && row.expires_at <= now);
  return {
    export_id: row.id,
    status: row.ready_at === null ? 'preparing' : isOver ? 'expired' : 'ready',
    requested_date: row.requested_at.toISOString(),
    expires_date: row.expires_at?.toISOString() ?? null,
  };
}
