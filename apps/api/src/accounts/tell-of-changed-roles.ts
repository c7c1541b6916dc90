import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from './deps.ts';
import { tellProgramsEnded } from './tell-programs-ended.ts';
import type { EndedProgram } from './tell-programs-ended.ts';

type Row = EndedProgram & { readonly user_id: string; readonly ended_at: Date };

const ENDED = statement<{ since: Date }, Row>(`
  select 'api_token' as kind, id, prefix as label, user_id, revoked_at as ended_at from api_token
  where end_reason = 'role_changed' and revoked_at > :since
  union all
  select 'webhook', id, url, user_id, deleted_at from webhook
  where end_reason = 'role_changed' and deleted_at > :since`);

/**
 * Writes the letters about programs that the database ended because the role of their owner changed. Idempotent: the outbox
 * holds one letter about one end.
 */
export async function tellOfChangedRoles(deps: AccountsDeps, since: Date): Promise<void> {
  const rows = await ENDED(deps.db, { since });
  const ends = Map.groupBy(rows, ({ user_id, ended_at }) => `${user_id} ${ended_at.toISOString()}`);
  for (const programs of ends.values()) {
    const [{ user_id: userId, ended_at: at } = { user_id: '', ended_at: since }] = programs;
    await inTransaction(deps.db, (tx) =>
      tellProgramsEnded(deps, tx, { userId, why: 'role_changed', programs, address: null, at }),
    );
  }
}
