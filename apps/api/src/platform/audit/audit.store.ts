import type { Connection } from '../db/transaction.ts';
import type { PlatformDeps } from '../deps.ts';

/** The caller and its address, passed to use cases that check ownership. */
export interface Caller {
  readonly userId: string;
  readonly role: number;
  readonly address: string;
}

export interface Trespass {
  readonly ownerId: string | null;
  /** The operation, e.g. `payer.remove`. */
  readonly action: string;
  /** The id or key of what was touched, never its content. */
  readonly subject: string;
}

/** Records an attempt to touch another user's data; runs outside transactions, which may be rolled back. */
export async function recordTrespass(
  { newId, now }: Pick<PlatformDeps, 'newId' | 'now'>,
  db: Connection,
  { userId, address }: Caller,
  { ownerId, action, subject }: Trespass,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ id: newId(), user_id: userId, owner_id: ownerId, action, subject, address, happened_at: now() })
    .execute();
}
