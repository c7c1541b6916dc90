import type { Connection } from '../db/transaction.ts';
import type { PlatformDeps } from '../deps.ts';

/** Who calls and from where, as use cases that look at owners are told. */
export interface Caller {
  readonly userId: string;
  readonly role: number;
  readonly address: string;
}

export interface Trespass {
  readonly ownerId: string | null;
  /** The call, e.g. `payer.remove`. */
  readonly action: string;
  /** What it was about: an id or a key, never a value. */
  readonly subject: string;
}

/** Leaves a line about a try to touch what is somebody else's; outside transactions that may be rolled back. */
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
