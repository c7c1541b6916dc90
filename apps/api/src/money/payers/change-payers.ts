import type { Payer } from '@proverka/contract/payer';
import type { PayerForm } from '@proverka/validation/forms/payer';
import { sql } from 'kysely';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { violatesUnique } from '#platform/db/errors.ts';
import { holds } from '#platform/http/session.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findOwnPayer } from './own-payer.ts';
import { columnsOf, viewPayer } from './payer.store.ts';

const MOST_PAYERS = 50;

type AddRefusal = 'forbidden' | 'proof_needed' | 'person_not_found' | 'payer_exists' | 'payer_limit_reached';

/** `target_person_id` (section 3) is the caller's own id; only staff who may change people add a payer for another user. */
export async function addPayer(
  deps: MoneyDeps,
  caller: Caller,
  {
    target_person_id: target = caller.userId,
    ...form
  }: PayerForm & { target_person_id?: string | undefined },
): Promise<Result<{ payer: Payer }, AddRefusal>> {
  if (target !== caller.userId && !holds(caller, 'people')) {
    await recordTrespass(deps, deps.db, caller, { ownerId: target, action: 'payer.add', subject: target });
    return refuse('forbidden');
  }
  if (target !== caller.userId && caller.staff?.isFresh !== true) return refuse('proof_needed');
  return inTransaction(deps.db, async (tx) => {
    // Locked, so that concurrent requests cannot exceed the limit together.
    const owner = await tx
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', target)
      .forUpdate()
      .executeTakeFirst();
    if (owner === undefined) return refuse('person_not_found');
    const { count } = await tx
      .selectFrom('payer')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('user_id', '=', target)
      .executeTakeFirstOrThrow();
    if (count >= MOST_PAYERS) return refuse('payer_limit_reached');
    const payer = await tx
      .insertInto('payer')
      .values({ id: deps.newId(), user_id: target, ...columnsOf(form), created_at: deps.now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'inn', 'kpp']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (payer === undefined) return refuse('payer_exists');
    await recordEvent(deps, tx, caller, { event: 'payer.added', ownerId: target, subject: payer.id });
    return done({ payer: viewPayer(payer) });
  });
}

export async function updatePayer(
  deps: MoneyDeps,
  caller: Caller,
  { payer_id: payerId, ...form }: PayerForm & { payer_id: string },
): Promise<Result<{ payer: Payer }, 'payer_not_found' | 'payer_exists'>> {
  if ((await findOwnPayer(deps, caller, payerId, 'payer.update')) === null) return refuse('payer_not_found');
  try {
    return await inTransaction(deps.db, async (tx) => {
      const payer = await tx
        .updateTable('payer')
        .set({ ...columnsOf(form), revision: sql`revision + 1` })
        .where('id', '=', payerId)
        .where('user_id', '=', caller.userId)
        .returningAll()
        .executeTakeFirst();
      if (payer === undefined) return refuse('payer_not_found');
      const after = { revision: payer.revision };
      const event = { event: 'payer.changed', ownerId: payer.user_id, subject: payerId, after } as const;
      await recordEvent(deps, tx, caller, event);
      return done({ payer: viewPayer(payer) });
    });
  } catch (error) {
    if (violatesUnique(error, 'payer_once')) return refuse('payer_exists');
    throw error;
  }
}

export async function removePayer(
  deps: MoneyDeps,
  caller: Caller,
  payerId: string,
): Promise<Result<{ ok: true }, 'payer_not_found'>> {
  if ((await findOwnPayer(deps, caller, payerId, 'payer.remove')) === null) return refuse('payer_not_found');
  return inTransaction(deps.db, async (tx) => {
    const removed = await tx
      .deleteFrom('payer')
      .where('id', '=', payerId)
      .where('user_id', '=', caller.userId)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) return refuse('payer_not_found');
    await recordEvent(deps, tx, caller, { event: 'payer.removed', ownerId: caller.userId, subject: payerId });
    return done({ ok: true as const });
  });
}
