import type { SubjectRequestStatus } from '@proverka/contract/subject-request';
import { formatDate } from '@proverka/words/dates';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { requestAnswered, requestExtended, requestRefused } from '../letters.domain.ts';
import { blockPerson, endBlock } from './block-person.ts';
import { lockRequest } from './request.store.ts';
import type { RequestRow } from './request.store.ts';
import { EXTENSION_WORKING_DAYS, viewStatus } from './subject-request.domain.ts';
import { afterWorkingDays } from '#platform/working-days.domain.ts';

type Acted = Promise<Result<SubjectRequestStatus, 'subject_request_not_found' | 'subject_request_state'>>;
type Step = (tx: Transaction, row: RequestRow) => Promise<RequestRow>;

/** Locks the request, refuses it in another state than the act needs, and writes the act into the journal. */
const act = (deps: PersonalDataDeps, id: string, isReady: (row: RequestRow) => boolean, step: Step): Acted =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockRequest(tx, id);
    if (row === undefined) return refuse('subject_request_not_found');
    if (!isReady(row)) return refuse('subject_request_state');
    return done(viewStatus(await step(tx, row)));
  });

type Change = Partial<
  Pick<
    RequestRow,
    'state' | 'proven_by' | 'ended_at' | 'answer' | 'due_on' | 'extended_at' | 'extension_reason'
  >
>;

const change = (tx: Transaction, { id }: RequestRow, to: Change): Promise<RequestRow> =>
  tx.updateTable('subject_request').set(to).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

const write = (deps: PersonalDataDeps, tx: Transaction, row: RequestRow, about: string, letter: Letter) =>
  queueLetter(deps, tx, {
    reason: `subject-request:${row.id}:${about}`,
    brand: row.brand,
    recipient: row.email,
    letter,
  });

export const judgeIdentity = (
  deps: PersonalDataDeps,
  caller: Caller,
  id: string,
  { isConfirmed, reason }: { isConfirmed: boolean; reason: string },
): Acted =>
  act(
    deps,
    id,
    ({ state }) => state === 'waiting_identity',
    async (tx, row) => {
      const event = { event: 'subject_request.identity_judged', ownerId: null, subject: id } as const;
      await recordEvent(deps, tx, caller, { ...event, reason, after: { is_confirmed: isConfirmed } });
      if (isConfirmed) {
        await blockPerson(deps, tx, row);
        return change(tx, row, { state: 'open', proven_by: 'staff' });
      }
      await write(deps, tx, row, 'refused', requestRefused(String(row.number), reason));
      return change(tx, row, { state: 'refused', ended_at: deps.now(), answer: reason });
    },
  );

export const extendRequest = (deps: PersonalDataDeps, caller: Caller, id: string, reason: string): Acted =>
  act(
    deps,
    id,
    (row) => row.ended_at === null && row.extended_at === null,
    async (tx, row) => {
      const due_on = afterWorkingDays(row.due_on, EXTENSION_WORKING_DAYS);
      const event = { event: 'subject_request.extended', ownerId: null, subject: id } as const;
      await recordEvent(deps, tx, caller, { ...event, reason, after: { due_on } });
      await write(deps, tx, row, 'extended', requestExtended(String(row.number), formatDate(due_on), reason));
      return change(tx, row, { due_on, extended_at: deps.now(), extension_reason: reason });
    },
  );

export type Outcome = 'answered' | 'corrected' | 'unfounded' | 'blocked';

/** The block ends where the data is right or was made right; otherwise it stays until the data is destroyed. */
export const answerRequest = (
  deps: PersonalDataDeps,
  caller: Caller,
  id: string,
  { outcome, text }: { outcome: Outcome; text: string },
): Acted =>
  act(
    deps,
    id,
    ({ state }) => state === 'open',
    async (tx, row) => {
      if (outcome !== 'blocked') await endBlock(deps, tx, id);
      const event = { event: 'subject_request.answered', ownerId: null, subject: id } as const;
      await recordEvent(deps, tx, caller, { ...event, after: { outcome } });
      await write(deps, tx, row, 'answered', requestAnswered(String(row.number), text));
      return change(tx, row, { state: 'done', ended_at: deps.now(), answer: text });
    },
  );
