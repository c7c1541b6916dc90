import { timingSafeEqual } from 'node:crypto';
import type { SubjectRequestStatus } from '@proverka/contract/subject-request';
import type { Caller, Guest } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { blockPerson } from './block-person.ts';
import { hashRequestCode } from './request-code.ts';
import { lockRequest, namesAt } from './request.store.ts';
import { isNameOf, viewStatus } from './subject-request.domain.ts';

const MOST_ATTEMPTS = 5;

/**
 * The code proves an e-mail or a phone; where nobody of the request's name has it, the staff checks who asks. From the proof on
 * the disputed data is blocked.
 */
export function proveRequest(
  deps: PersonalDataDeps,
  caller: Caller | Guest,
  id: string,
  code: string,
): Promise<Result<SubjectRequestStatus, 'code_wrong' | 'code_expired'>> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockRequest(tx, id);
    const now = deps.now();
    if (row?.state !== 'unproven' || row.code_hash === null) return refuse('code_expired');
    if (row.code_expires_at === null || row.code_expires_at <= now || row.code_attempts >= MOST_ATTEMPTS)
      return refuse('code_expired');
    if (!timingSafeEqual(hashRequestCode(deps.config.appSecret, id, code), row.code_hash)) {
      await tx
        .updateTable('subject_request')
        .set({ code_attempts: row.code_attempts + 1 })
        .where('id', '=', id)
        .execute();
      await recordEvent(deps, tx, caller, {
        event: 'subject_request.code_refused',
        ownerId: null,
        subject: id,
      });
      return refuse('code_wrong');
    }
    const names = await namesAt(tx, row);
    const isProven = names.some((name) => isNameOf(name, row.person));
    const proof = isProven
      ? ({ state: 'open', proven_by: 'code' } as const)
      : ({ state: 'waiting_identity' } as const);
    const proven = await tx
      .updateTable('subject_request')
      .set({ ...proof, code_hash: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isProven) await blockPerson(deps, tx, proven);
    const event = { event: 'subject_request.proven', ownerId: null, subject: id } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { way: 'code', is_enough: isProven } });
    return done(viewStatus(proven));
  });
}

/** Whoever gets no code shows a document to the staff. */
export function askStaffCheck(
  deps: PersonalDataDeps,
  id: string,
): Promise<Result<SubjectRequestStatus, 'subject_request_not_found'>> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockRequest(tx, id);
    if (row === undefined || row.ended_at !== null) return refuse('subject_request_not_found');
    if (row.state !== 'unproven') return done(viewStatus(row));
    const waiting = await tx
      .updateTable('subject_request')
      .set({ state: 'waiting_identity', code_hash: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return done(viewStatus(waiting));
  });
}
