import type { PriceComponentView } from '@proverka/contract/price-component';
import type { RefusalCode } from '@proverka/contract/refusals';
import type { Caller } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from './deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { recordOwner } from './history/record-price.ts';
import { keepingBase, known, lockProduct } from './products/keeping-base.ts';
import { dropUnowned, insertOwner, isKnown, lockOwner, unlessOwned } from './products/price-owner.store.ts';
import type { Owner } from './products/price-owner.store.ts';

type Change<Code extends RefusalCode> = Result<{ price_component: PriceComponentView }, Code>;

interface Named {
  readonly id: string;
  readonly owner: Owner;
  readonly reason: string;
}

export function addOwner(
  deps: CatalogueDeps,
  caller: Caller,
  { id, owner, reason }: Named,
): Promise<
  Change<
    | 'price_component_not_found'
    | 'price_component_needed'
    | 'person_not_found'
    | 'price_component_owner_exists'
  >
> {
  const now = deps.now();
  return unlessOwned(deps, (tx) =>
    // With an owner it no longer applies to everybody else.
    keepingBase(tx, { id, now, into: () => null }, async ({ productId }) => {
      if (!(await isKnown(tx, owner))) return refuse('person_not_found');
      const ownerId = await insertOwner(deps, tx, id, owner);
      const row = { ...owner, price_component_id: id, price_component_owner_id: ownerId };
      await recordOwner(deps, tx, caller, { act: 'added', productId, after: row, reason });
      return done({ price_component: await known(tx, id, now) });
    }),
  );
}

export function changeOwner(
  deps: CatalogueDeps,
  caller: Caller,
  { id: ownerId, owner, reason }: Named,
): Promise<Change<'price_component_owner_not_found' | 'person_not_found' | 'price_component_owner_exists'>> {
  return unlessOwned(deps, async (tx) => {
    if (!(await isKnown(tx, owner))) return refuse('person_not_found');
    const old = await lockOwner(tx, ownerId);
    if (old === undefined) return refuse('price_component_owner_not_found');
    const row = { ...old, ...owner };
    await tx
      .updateTable('price_component_owner')
      .set({ user_id: owner.person_id, role: owner.person_role })
      .where('id', '=', ownerId)
      .execute();
    const component = await known(tx, row.price_component_id, deps.now());
    const productId = component.product_id;
    await recordOwner(deps, tx, caller, { act: 'changed', productId, before: old, after: row, reason });
    return done({ price_component: component });
  });
}

/** A special price without owners would become a second price for everybody, so it is removed with its last owner. */
export function removeOwner(
  deps: CatalogueDeps,
  caller: Caller,
  { id: ownerId, reason }: Omit<Named, 'owner'>,
): Promise<Result<{ ok: true }, 'price_component_owner_not_found'>> {
  return inTransaction(deps.db, async (tx) => {
    const row = await tx
      .selectFrom('price_component_owner')
      .innerJoin('price_component', 'price_component.id', 'price_component_owner.component_id')
      .select(['price_component.product_id', 'price_component.id'])
      .where('price_component_owner.id', '=', ownerId)
      .executeTakeFirst();
    if (row === undefined) return refuse('price_component_owner_not_found');
    await lockProduct(tx, row.product_id);
    const old = await lockOwner(tx, ownerId);
    if (old === undefined) return refuse('price_component_owner_not_found');
    await tx.deleteFrom('price_component_owner').where('id', '=', ownerId).execute();
    await dropUnowned(tx, [row.id]);
    await recordOwner(deps, tx, caller, { act: 'removed', productId: row.product_id, before: old, reason });
    return done({ ok: true } as const);
  });
}

/** The same for all special prices of a person. Returns how many there were. */
export async function removeOwnerOfAll(tx: Transaction, personId: string): Promise<number> {
  const owned = await tx
    .selectFrom('price_component_owner')
    .innerJoin('price_component', 'price_component.id', 'price_component_owner.component_id')
    .select('price_component.product_id')
    .distinct()
    .where('price_component_owner.user_id', '=', personId)
    // In the order of ids, so that concurrent changes do not deadlock.
    .orderBy('price_component.product_id')
    .execute();
  for (const { product_id: productId } of owned) await lockProduct(tx, productId);
  const gone = await tx
    .deleteFrom('price_component_owner')
    .where('user_id', '=', personId)
    .returning('component_id')
    .execute();
  const ids = gone.map(({ component_id: id }) => id);
  await dropUnowned(tx, ids);
  return ids.length;
}
