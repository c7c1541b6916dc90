import type { Mailing } from '@proverka/contract/mailing';
import type { RefusalCode } from '@proverka/contract/refusals';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ContentDeps } from '../deps.ts';
import type { Refusal, Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MailingContent } from './mailing-letter.ts';
import { findMailing, lockMailing, stateOf } from './mailing.store.ts';
import type { MailingRow } from './mailing.store.ts';
import { writerOf } from './send-mailing.job.ts';

type Viewed<Code extends RefusalCode> = Result<{ mailing: Mailing }, Code>;

export async function addMailing(
  deps: ContentDeps,
  adminId: string,
  { brand, subject, text }: MailingContent,
): Promise<{ mailing: Mailing }> {
  const id = deps.newId();
  const initialState = { created_at: deps.now(), started_at: null, finished_at: null, is_stopped: false };
  await deps.db
    .insertInto('mailing')
    .values({ id, brand, subject, text, created_by: adminId, ...initialState })
    .execute();
  const mailing = await findMailing(deps.db, id);
  if (mailing === undefined) throw new Error('a mailing is gone the moment it was made');
  return { mailing };
}

export const changeMailing = (
  deps: ContentDeps,
  id: string,
  { brand, subject, text }: MailingContent,
): Promise<Viewed<'mailing_not_found' | 'mailing_started'>> =>
  withMailing(deps, id, async (tx, mailing) => {
    if (stateOf(mailing) !== 'draft') return refuse('mailing_started');
    await tx.updateTable('mailing').set({ brand, subject, text }).where('id', '=', id).execute();
    return null;
  });

/** Sends a test letter to the caller, as readers will see it; unlimited. */
export const sendSample = (
  deps: ContentDeps,
  id: string,
  admin: { readonly userId: string; readonly email: string },
): Promise<Viewed<'mailing_not_found'>> =>
  withMailing(deps, id, async (tx, mailing) => {
    const recipient = { user_id: admin.userId, email: admin.email };
    await writerOf(deps, mailing)(tx, recipient, `mailing-sample:${deps.newId()}`);
    return null;
  });

export const startMailing = (
  deps: ContentDeps,
  id: string,
): Promise<Viewed<'mailing_not_found' | 'mailing_started'>> =>
  withMailing(deps, id, async (tx, mailing) => {
    const state = stateOf(mailing);
    if (state === 'sending' || state === 'sent') return null;
    if (state === 'stopped') return refuse('mailing_started');
    await tx.updateTable('mailing').set({ started_at: deps.now() }).where('id', '=', id).execute();
    await deps.enqueue(tx, 'mailing.send', [{ mailingId: id }]);
    return null;
  });

/** Letters already in the outbox are still sent: one batch at most. */
export const stopMailing = (deps: ContentDeps, id: string): Promise<Viewed<'mailing_not_found'>> =>
  withMailing(deps, id, async (tx, mailing) => {
    if (stateOf(mailing) !== 'sending') return null;
    const over = { finished_at: deps.now(), is_stopped: true };
    await tx.updateTable('mailing').set(over).where('id', '=', id).execute();
    return null;
  });

/** Changes a mailing under its lock and returns the result. */
async function withMailing<Code extends RefusalCode>(
  deps: ContentDeps,
  id: string,
  change: (tx: Transaction, mailing: MailingRow) => Promise<{ ok: false; refusal: Refusal<Code> } | null>,
): Promise<Viewed<Code | 'mailing_not_found'>> {
  const refused = await inTransaction(deps.db, async (tx) => {
    const mailing = await lockMailing(tx, id);
    return mailing === undefined ? refuse('mailing_not_found') : change(tx, mailing);
  });
  if (refused !== null) return refused;
  const mailing = await findMailing(deps.db, id);
  return mailing === undefined ? refuse('mailing_not_found') : done({ mailing });
}
