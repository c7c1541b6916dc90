import type { Mailing } from '@proverka/contract/mailing';
import type { RefusalCode } from '@proverka/contract/refusals';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { EventName } from '#platform/audit/events.domain.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ContentDeps } from '../deps.ts';
import type { Refusal, Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MailingContent } from './mailing-letter.ts';
import { findMailing, hasWaiting, isChoosing, lockMailing } from './mailing.store.ts';
import type { MailingRow } from './mailing.store.ts';
import { writerOf } from './send-mailing.job.ts';

type Viewed<Code extends RefusalCode> = Result<{ mailing: Mailing }, Code>;

export async function addMailing(
  deps: ContentDeps,
  caller: Caller,
  { brand, subject, text }: MailingContent,
): Promise<{ mailing: Mailing }> {
  const id = deps.newId();
  const initialState = { created_at: deps.now(), started_at: null, finished_at: null, is_stopped: false };
  await inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('mailing')
      .values({ id, brand, subject, text, created_by: caller.userId, ...initialState })
      .execute();
    const event = { event: 'mailing.created', ownerId: null, subject: id } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { brand } });
  });
  const mailing = await findMailing(deps.db, id);
  if (mailing === undefined) throw new Error('a mailing is gone the moment it was made');
  return { mailing };
}

export const changeMailing = (
  deps: ContentDeps,
  caller: Caller,
  id: string,
  { brand, subject, text }: MailingContent,
): Promise<Viewed<'mailing_not_found' | 'mailing_started'>> =>
  withMailing(deps, id, async (tx, mailing) => {
    if (mailing.started_at !== null) return refuse('mailing_started');
    await tx.updateTable('mailing').set({ brand, subject, text }).where('id', '=', id).execute();
    const event = { event: 'mailing.changed', ownerId: null, subject: id } as const;
    const facts = { before: { brand: mailing.brand }, after: { brand } };
    await recordEvent(deps, tx, caller, { ...event, ...facts });
    return null;
  });

/** Sends a test letter to the caller, as readers will see it; unlimited. */
export const sendSample = (
  deps: ContentDeps,
  caller: Caller,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<Viewed<'mailing_not_found'>> =>
  withMailing(deps, id, async (tx, mailing) => {
    const recipient = { user_id: caller.userId, email };
    await writerOf(deps, mailing)(tx, recipient, { reason: `mailing-sample:${deps.newId()}` });
    await record(deps, tx, caller, 'mailing.sampled', id);
    return null;
  });

export const startMailing = (
  deps: ContentDeps,
  caller: Caller,
  id: string,
): Promise<Viewed<'mailing_not_found' | 'mailing_started'>> =>
  withMailing(deps, id, async (tx, mailing) => {
    if (mailing.is_stopped) return refuse('mailing_started');
    if (mailing.started_at !== null) return null;
    await tx.updateTable('mailing').set({ started_at: deps.now() }).where('id', '=', id).execute();
    await deps.enqueue(tx, 'mailing.send', [{ mailingId: id }]);
    await record(deps, tx, caller, 'mailing.started', id);
    return null;
  });

/** The letter that is being sent goes; each of the others is left out when its turn comes. */
export const stopMailing = (
  deps: ContentDeps,
  caller: Caller,
  id: string,
): Promise<Viewed<'mailing_not_found'>> =>
  withMailing(deps, id, async (tx, mailing) => {
    if (mailing.started_at === null || mailing.is_stopped) return null;
    if (!isChoosing(mailing) && !(await hasWaiting(tx, id))) return null;
    const over = { finished_at: mailing.finished_at ?? deps.now(), is_stopped: true };
    await tx.updateTable('mailing').set(over).where('id', '=', id).execute();
    await record(deps, tx, caller, 'mailing.stopped', id);
    return null;
  });

const record = (
  deps: ContentDeps,
  tx: Transaction,
  caller: Caller,
  event: Extract<EventName, 'mailing.sampled' | 'mailing.started' | 'mailing.stopped'>,
  id: string,
) => recordEvent(deps, tx, caller, { event, ownerId: null, subject: id });

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
