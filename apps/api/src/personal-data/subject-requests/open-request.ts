import type { BrandId } from '@proverka/brand/host';
import type { SubjectRequestInput, SubjectRequestStatus } from '@proverka/contract/subject-request';
import { parsePhone } from '@proverka/validation/phone';
import { moscowDay } from '@proverka/words/moments';
import { sql } from 'kysely';
import type { Caller, Guest } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { personKeys } from '#registers/person-keys.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { mailCode, orderMessage } from './send-request-code.ts';
import { dueOn, viewStatus } from './subject-request.domain.ts';

/**
 * Takes a request from anybody. The answer is the same for the known and the unknown; only a person whose e-mail or phone
 * the data hold gets a code. The same request while the first is open is that one, with another code.
 */
export async function openRequest(
  deps: PersonalDataDeps,
  caller: Caller | Guest,
  brand: BrandId,
  input: SubjectRequestInput,
): Promise<Result<SubjectRequestStatus, 'request_about_another'>> {
  if (input.about === 'another') return refuse('request_about_another');
  const email = input.email.toLowerCase();
  const phone = parsePhone(input.phone) ?? '';
  return inTransaction(deps.db, async (tx) => {
    const keys = personKeys(deps.config.appSecret, input.person);
    await sql`select pg_advisory_xact_lock(hashtext(${`subject-request ${email}`}))`.execute(tx);
    const earlier = await tx
      .selectFrom('subject_request')
      .selectAll()
      .where('email', '=', email)
      .where('kind', '=', input.kind)
      .where(sql<boolean>`person_keys = ${keys}::bytea[]`)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    const row = earlier ?? (await insertRequest(deps, tx, { brand, input, email, keys }));
    if (row.state === 'unproven') {
      await (phone === '' ? mailCode(deps, tx, row) : orderMessage(deps, tx, row.id, phone));
    }
    if (earlier === undefined) {
      const event = { event: 'subject_request.opened', ownerId: null, subject: row.id } as const;
      await recordEvent(deps, tx, caller, { ...event, after: { kind: input.kind } });
    }
    return done(viewStatus(row));
  });
}

interface NewRequest {
  readonly brand: BrandId;
  readonly input: SubjectRequestInput;
  readonly email: string;
  readonly keys: Buffer[];
}

const insertRequest = (deps: PersonalDataDeps, tx: Transaction, { brand, input, email, keys }: NewRequest) =>
  tx
    .insertInto('subject_request')
    .values({
      id: deps.newId(),
      brand,
      kind: input.kind,
      state: 'unproven',
      person: json(input.person),
      person_keys: keys,
      email,
      text: input.text,
      requested_at: deps.now(),
      due_on: dueOn(input.kind, moscowDay(deps.now())),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
