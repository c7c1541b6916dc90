import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { hashSessionToken, newSessionToken } from '#platform/http/session.ts';

export const ENTRY_CODE_SECONDS = 300;

interface NewEntryCode {
  readonly sessionId: string;
  readonly host: string;
  readonly now: Date;
  readonly impersonationId?: string | null;
}

/**
 * Issued to a session for its own host, or at the desk for an impersonation on a brand's host. As long as a session's token, and
 * hashed like one.
 */
export async function insertEntryCode(
  db: Connection,
  { sessionId, host, now, impersonationId = null }: NewEntryCode,
): Promise<string> {
  const code = newSessionToken();
  await db
    .deleteFrom('entry_code')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<', now)
    .execute();
  await db
    .insertInto('entry_code')
    .values({
      code_hash: hashSessionToken(code),
      session_id: sessionId,
      host,
      expires_at: new Date(now.getTime() + ENTRY_CODE_SECONDS * 1000),
      spent_at: null,
      impersonation_id: impersonationId,
    })
    .execute();
  return code;
}

interface Presented {
  readonly codeHash: Buffer;
  readonly host: string;
  readonly now: Date;
}
/** Whose session a code opens. */
interface Maker {
  readonly userId: string;
  readonly email: string;
  /** Set when it is a member of the staff who will use the session. */
  readonly impersonation: Impersonated | null;
}
export interface Impersonated {
  readonly id: string;
  readonly staffId: string;
}

const USABLE = `
  c.code_hash = :codeHash and c.host = :host and c.spent_at is null and c.expires_at > :now
  and s.id = c.session_id and s.revoked_at is null and s.expires_at > :now
  and i.code_hash = c.code_hash and u.id = coalesce(i.user_id, s.user_id) and u.closed_at is null`;

const OPENED = `
  (select k.code_hash, m.id, m.user_id, m.staff_id from entry_code k left join impersonation m on m.id = k.impersonation_id
   where k.code_hash = :codeHash) i`;

const MAKER = `u.id as "userId", u.email,
  case when i.id is not null then json_build_object('id', i.id, 'staffId', i.staff_id) end as impersonation`;

const FIND = statement<Presented, Maker>(`
  select ${MAKER} from entry_code c, session s, app_user u, ${OPENED} where ${USABLE}`);

const SPEND = statement<Presented, Maker>(`
  update entry_code c set spent_at = :now from session s, app_user u, ${OPENED} where ${USABLE}
  returning ${MAKER}`);

const presented = (code: string, host: string, now: Date): Presented => ({
  codeHash: hashSessionToken(code),
  host,
  now,
});

/** Whose session a code would open on this host; it stays usable. */
export async function findEntryCode(
  db: Connection,
  code: string,
  host: string,
  now: Date,
): Promise<Maker | null> {
  const [maker] = await FIND(db, presented(code, host, now));
  return maker ?? null;
}

/** Of two concurrent uses of a code one gets its maker. */
export async function spendEntryCode(
  db: Connection,
  code: string,
  host: string,
  now: Date,
): Promise<Maker | null> {
  const [maker] = await SPEND(db, presented(code, host, now));
  return maker ?? null;
}
