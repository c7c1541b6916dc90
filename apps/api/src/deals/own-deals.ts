import type { Deal, DealSeller } from '@proverka/contract/deal';
import { mostDeals } from '@proverka/contract/deal-limits';
import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import { moscowDay } from '@proverka/words/moments';
import type { Caller } from '#platform/audit/actor.ts';
import { json } from '#platform/db/columns.ts';
import { violatesUnique } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { removeUnusedFile } from '#reports/remove-unused-file.ts';
import { changeDeal, usualSteps } from './deal.domain.ts';
import type { DealChange } from './deal.domain.ts';
import { findByObject, inOwnDeal, lockOwner } from './deal.store.ts';
import type { DealsDeps } from './deps.ts';
import { viewDeal } from './view-deal.ts';

export interface NewDeal {
  readonly objectKey: string;
  readonly objectAddress: string;
  readonly advertId?: string | undefined;
  readonly sellers?: readonly DealSeller[] | undefined;
}

/** However a cadastral number is written, it is one object. */
const keyOf = (text: string): string => parseCadastralNumber(text) ?? text;

/** A folder about an object; the one the owner already has is the answer, unchanged. */
export const createDeal = (
  deps: DealsDeps,
  { userId }: Pick<Caller, 'userId'>,
  given: NewDeal,
): Promise<Result<Deal, 'deal_limit_reached'>> =>
  inTransaction(deps.db, async (tx): Promise<Result<Deal, 'deal_limit_reached'>> => {
    await lockOwner(tx, userId);
    const objectKey = keyOf(given.objectKey);
    const existing = await findByObject(tx, userId, objectKey);
    if (existing !== undefined) return done(await viewDeal(deps, tx, existing));
    const { count } = await tx
      .selectFrom('deal')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostDeals) return refuse('deal_limit_reached');
    const now = deps.now();
    const row = await tx
      .insertInto('deal')
      .values({
        id: deps.newId(),
        user_id: userId,
        object_key: objectKey,
        object_address: given.objectAddress,
        advert_id: given.advertId ?? null,
        sellers: json(given.sellers ?? []),
        steps: json(usualSteps),
        created_at: now,
        changed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return done(await viewDeal(deps, tx, row));
  });

export const readDeal = (
  deps: DealsDeps,
  caller: Caller,
  dealId: string,
): Promise<Result<Deal, 'deal_not_found'>> =>
  inOwnDeal<Deal, never>(deps, caller, { dealId, action: 'deal.read' }, async (tx, row) =>
    done(await viewDeal(deps, tx, row)),
  );

type ChangeRefusal =
  | 'deal_not_found'
  | 'deal_changed'
  | 'deal_exists'
  | 'deal_step_doubled'
  | 'deal_step_in_future';

/** A change of the owner's words, made on a version of them: of two windows the second one is told. */
export async function updateDeal(
  deps: DealsDeps,
  caller: Caller,
  dealId: string,
  change: DealChange & { readonly version: number },
): Promise<Result<Deal, ChangeRefusal>> {
  const objectKey = change.objectKey === undefined ? undefined : keyOf(change.objectKey);
  const changing = inOwnDeal<Deal, Exclude<ChangeRefusal, 'deal_not_found'>>(
    deps,
    caller,
    { dealId, action: 'deal.change' },
    async (tx, row) => {
      const words = { ...row, objectKey: row.object_key, objectAddress: row.object_address };
      const changed = changeDeal(words, { ...change, objectKey }, moscowDay(deps.now()));
      if (!changed.ok) return changed;
      const { value } = changed;
      const saved = await tx
        .updateTable('deal')
        .set({
          object_key: value.objectKey,
          object_address: value.objectAddress,
          sellers: json(value.sellers),
          steps: json(value.steps),
          notes: value.notes,
          version: row.version + 1,
          changed_at: deps.now(),
        })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return done(await viewDeal(deps, tx, saved));
    },
  );
  return changing.catch((error: unknown) => {
    if (violatesUnique(error, 'deal_user_id_object_key_key')) return refuse('deal_exists');
    throw error;
  });
}

/** At once, with the documents; their keys go with the rows, whatever becomes of the files. */
export async function removeDeal(
  deps: DealsDeps,
  caller: Caller,
  dealId: string,
): Promise<Result<{ ok: true }, 'deal_not_found'>> {
  const removed = await inOwnDeal<string[], never>(
    deps,
    caller,
    { dealId, action: 'deal.remove' },
    async (tx) => {
      const files = await tx
        .selectFrom('deal_document')
        .select('file_hash')
        .where('deal_id', '=', dealId)
        .execute();
      await tx.deleteFrom('deal').where('id', '=', dealId).execute();
      return done(files.map(({ file_hash: hash }) => hash));
    },
  );
  if (!removed.ok) return removed;
  for (const hash of removed.value) await removeUnusedFile(deps, hash);
  return done({ ok: true as const });
}
