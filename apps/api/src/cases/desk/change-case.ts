import { sql } from 'kysely';
import type { RefusalCode } from '@proverka/contract/refusals';
import { staffWithGrant } from '#accounts/staff-with-grant.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { addEvent, addMessage, lockCase, moveCase } from '../case.store.ts';
import type { CaseRow } from '../case.store.ts';
import { tellCustomer } from '../conversation/tell-customer.ts';
import type { CasesDeps } from '../deps.ts';

interface Act {
  readonly caseId: string;
  /** The version that was on the screen. */
  readonly seen: number;
}

type Version = { readonly version: number };

/** An answer to the customer, who is told by letter. Of two answers to the same state one wins. */
export const answerCase = (
  deps: CasesDeps,
  caller: Caller,
  { text, isClosing, ...act }: Act & { readonly text: string; readonly isClosing: boolean },
): Promise<Result<Version, 'case_not_found' | 'case_changed' | 'case_has_dispute'>> =>
  inSeenCase(deps, act, async (tx, row) => {
    if (isClosing && (await hasOpenDispute(tx, row))) return refuse('case_has_dispute');
    const message = { caseId: row.id, author: 'staff', userId: caller.userId, text } as const;
    const messageId = await addMessage(deps, tx, message);
    if (messageId === null) throw new Error('an answer of the desk was stored before');
    // Whoever answers first takes the case.
    if (row.assignee_id === null) await setAssignee(tx, row.id, caller.userId);
    let version = await moveCase(deps, tx, row, { act: 'answered', userId: caller.userId });
    if (isClosing) {
      const answered = { ...row, state: 'answered', due_at: null } as const;
      version = await moveCase(deps, tx, answered, { act: 'closed', userId: caller.userId });
    }
    const event = { event: 'case.answered', ownerId: row.user_id, subject: row.id } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { is_closing: isClosing } });
    await tellCustomer(deps, tx, { caseId: row.id, reason: 'answered', messageId, text });
    return done({ version });
  });

/** Closes a case without an answer, or opens it again. */
export const setCaseState = (
  deps: CasesDeps,
  caller: Caller,
  { state, reason, ...act }: Act & { readonly state: 'open' | 'closed'; readonly reason: string },
): Promise<Result<Version, 'case_not_found' | 'case_changed' | 'case_has_dispute'>> =>
  inSeenCase(deps, act, async (tx, row) => {
    if (row.state === state) return done({ version: row.version });
    if (state === 'closed' && (await hasOpenDispute(tx, row))) return refuse('case_has_dispute');
    const moving = {
      act: state === 'closed' ? 'closed' : 'reopened',
      userId: caller.userId,
      text: reason,
    } as const;
    const version = await moveCase(deps, tx, row, moving);
    const event = { event: 'case.moved', ownerId: row.user_id, subject: row.id } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { state } });
    if (state === 'closed' && (await isKnownToCustomer(tx, row)))
      await tellCustomer(deps, tx, { caseId: row.id, reason: 'closed' });
    return done({ version });
  });

/** Gives a case to a member of the staff, or to nobody. */
export const assignCase = (
  deps: CasesDeps,
  caller: Caller,
  { personId, ...act }: Act & { readonly personId: string | null },
): Promise<Result<Version, 'case_not_found' | 'case_changed' | 'person_not_found'>> =>
  inSeenCase(deps, act, async (tx, row) => {
    if (row.assignee_id === personId) return done({ version: row.version });
    const to =
      personId === null ? null : (await staffWithGrant(tx, 'cases')).find(({ id }) => id === personId);
    if (to === undefined) return refuse('person_not_found');
    const version = await setAssignee(tx, row.id, personId);
    await addEvent(deps, tx, {
      caseId: row.id,
      kind: 'assigned',
      userId: caller.userId,
      text: to === null ? 'никому' : to.name,
    });
    const event = { event: 'case.assigned', ownerId: row.user_id, subject: row.id } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { to: personId } });
    return done({ version });
  });

/** A note for the staff. It changes nothing a colleague's answer was decided on. */
export const noteCase = (
  deps: CasesDeps,
  caller: Caller,
  { caseId, text }: { readonly caseId: string; readonly text: string },
): Promise<Result<{ note_id: string }, 'case_not_found'>> =>
  inTransaction(deps.db, async (tx): Promise<Result<{ note_id: string }, 'case_not_found'>> => {
    const row = await lockCase(tx, caseId);
    if (row === undefined) return refuse('case_not_found');
    const id = deps.newId();
    await tx
      .insertInto('case_note')
      .values({ id, case_id: caseId, user_id: caller.userId, text, created_at: deps.now() })
      .execute();
    await recordEvent(deps, tx, caller, { event: 'case.noted', ownerId: row.user_id, subject: caseId });
    return done({ note_id: id });
  });

async function inSeenCase<Value, Code extends RefusalCode>(
  { db }: CasesDeps,
  { caseId, seen }: Act,
  act: (tx: Transaction, row: CaseRow) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'case_not_found' | 'case_changed'>> {
  return inTransaction(db, async (tx): Promise<Result<Value, Code | 'case_not_found' | 'case_changed'>> => {
    const row = await lockCase(tx, caseId);
    if (row === undefined) return refuse('case_not_found');
    if (row.version !== seen) return refuse('case_changed');
    return act(tx, row);
  });
}

async function setAssignee(tx: Transaction, caseId: string, personId: string | null): Promise<number> {
  const { version } = await tx
    .updateTable('support_case')
    .set({ assignee_id: personId, version: sql`version + 1` })
    .where('id', '=', caseId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

async function hasOpenDispute(tx: Transaction, { dispute_id: id }: CaseRow): Promise<boolean> {
  if (id === null) return false;
  const open = await tx
    .selectFrom('dispute')
    .select('id')
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

/** A stuck order that was never written about is the service's own business. */
async function isKnownToCustomer(tx: Transaction, { id, kind }: CaseRow): Promise<boolean> {
  if (kind !== 'stuck_order') return true;
  const said = await tx.selectFrom('case_message').select('id').where('case_id', '=', id).executeTakeFirst();
  return said !== undefined;
}
