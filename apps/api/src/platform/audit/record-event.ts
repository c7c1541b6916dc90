import { createHmac } from 'node:crypto';
import { statement } from '../db/statement.ts';
import type { Connection } from '../db/transaction.ts';
import type { PlatformDeps } from '../deps.ts';
import type { Actor } from './actor.ts';
import { factsText, identifier } from './events.domain.ts';
import type { EventName, Facts } from './events.domain.ts';

export interface AuditEvent<Name extends EventName> {
  readonly event: Name;
  /** Whose it is; null when it belongs to nobody. */
  readonly ownerId: string | null;
  /** The id or key of what was acted upon, never its content. */
  readonly subject: string | null;
  /** In the words of the person who gave it. */
  readonly reason?: string | undefined;
  readonly before?: Facts<Name> | undefined;
  readonly after?: Facts<Name> | undefined;
}

interface Row {
  readonly happenedAt: Date;
  readonly event: string;
  readonly userId: string | null;
  readonly role: number | null;
  readonly by: string;
  readonly credentialId: string | null;
  readonly ownerId: string | null;
  readonly subject: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly reason: string | null;
  readonly actedBy: string | null;
}

const WRITE = statement<Row>(`
  with written as (
    insert into audit_event (happened_at, event, user_id, role, by, credential_id, owner_id, subject, before, after,
      acted_by)
    values (:happenedAt, :event, :userId, :role, :by, :credentialId, :ownerId, :subject, :before, :after, :actedBy)
    returning seq
  )
  insert into audit_event_detail (seq, address, user_agent, reason)
  select seq, :address, :userAgent, :reason from written`);

const LONGEST_REASON = 500;
const LONGEST_USER_AGENT = 300;

/**
 * The one writer of the journal. Runs on the caller's transaction, so that there is no event without its effect and no
 * effect without its event; a refusal, whose transaction may be rolled back, is written on the pool.
 */
export async function recordEvent<Name extends EventName>(
  { now }: Pick<PlatformDeps, 'now'>,
  connection: Connection,
  actor: Actor,
  { event, ownerId, subject, reason, before, after }: AuditEvent<Name>,
): Promise<void> {
  const { userId, role, by, credentialId, address, userAgent } = actor;
  await WRITE(connection, {
    happenedAt: now(),
    event,
    userId,
    role,
    by,
    credentialId,
    ownerId,
    address,
    userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
    subject: subject === null ? null : identifier(subject),
    reason: reason?.slice(0, LONGEST_REASON) ?? null,
    before: factsText(before),
    after: factsText(after),
    actedBy: actor.by === 'session' ? (actor.actedBy ?? null) : null,
  });
}

/** Names an e-mail that belongs to no account: the same e-mail gives the same text, and the text does not tell it. */
export const emailMark = (appSecret: string, email: string): string =>
  `email:${createHmac('sha256', appSecret).update(`journal ${email}`).digest('base64url').slice(0, 22)}`;
