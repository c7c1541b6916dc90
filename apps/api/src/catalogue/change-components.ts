import type { PriceComponentView, priceComponentEndpoints } from '@proverka/contract/price-component';
import { rubles } from '@proverka/validation/money';
import type { z } from 'zod';
import { violatesUnique } from '#platform/db/errors.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from './deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findComponent, listComponents } from './products/price-component.store.ts';

type Endpoints = typeof priceComponentEndpoints;
type Added = z.output<Endpoints['POST /admin/price_component/add']['body']>;
type Changed = z.output<Endpoints['PUT /admin/price_component/update']['body']>;
type Owner = { readonly person_id: string | null; readonly person_role: number | null };
type Change<Code extends Refusals> = Result<{ price_component: PriceComponentView }, Code>;
type Refusals =
  | 'product_unknown'
  | 'person_not_found'
  | 'price_component_not_found'
  | 'price_component_needed'
  | 'price_component_owner_not_found'
  | 'price_component_owner_exists';

/** Changes to a product's prices are serialised, so that two at once cannot remove the last price for everybody. */
const lockProduct = (tx: Transaction, productId: string) =>
  tx.selectFrom('product').select('id').where('id', '=', productId).forUpdate().executeTakeFirst();

export function addComponent(
  deps: CatalogueDeps,
  { owners = [], ...input }: Added,
): Promise<Change<'product_unknown' | 'person_not_found' | 'price_component_owner_exists'>> {
  const id = deps.newId();
  return unlessOwned(deps, async (tx) => {
    if ((await lockProduct(tx, input.product_id)) === undefined) return refuse('product_unknown');
    for (const owner of owners) if (!(await isKnown(tx, owner))) return refuse('person_not_found');
    await tx
      .insertInto('price_component')
      .values({
        id,
        product_id: input.product_id,
        type_name: input.price_component_type.name,
        price: rubles(input.price),
        is_base: input.is_base_product_component,
        enabled: input.enabled,
        option: input.option,
      })
      .execute();
    for (const owner of owners) await insertOwner(deps, tx, id, owner);
    return done({ price_component: await known(tx, id) });
  });
}

export function changeComponent(
  deps: CatalogueDeps,
  { price_component_id: id, price, enabled }: Changed,
): Promise<Change<'price_component_not_found' | 'price_component_needed'>> {
  return inTransaction(deps.db, (tx) =>
    keepingBase(tx, id, changedTo(id, { enabled }), async () => {
      const row = { price: rubles(price), enabled };
      await tx.updateTable('price_component').set(row).where('id', '=', id).execute();
      return done({ price_component: await known(tx, id) });
    }),
  );
}

export function removeComponent(
  deps: CatalogueDeps,
  id: string,
): Promise<Result<{ ok: true }, 'price_component_not_found' | 'price_component_needed'>> {
  const without = (components: Components) =>
    components.filter(({ price_component_id }) => price_component_id !== id);
  return inTransaction(deps.db, (tx) =>
    keepingBase(tx, id, without, async () => {
      await tx.deleteFrom('price_component_owner').where('component_id', '=', id).execute();
      await tx.deleteFrom('price_component').where('id', '=', id).execute();
      return done({ ok: true } as const);
    }),
  );
}

export function addOwner(
  deps: CatalogueDeps,
  id: string,
  owner: Owner,
): Promise<
  Change<
    | 'price_component_not_found'
    | 'price_component_needed'
    | 'person_not_found'
    | 'price_component_owner_exists'
  >
> {
  // With an owner it no longer applies to everybody else.
  const taken = changedTo(id, { enabled: false });
  return unlessOwned(deps, (tx) =>
    keepingBase(tx, id, taken, async () => {
      if (!(await isKnown(tx, owner))) return refuse('person_not_found');
      await insertOwner(deps, tx, id, owner);
      return done({ price_component: await known(tx, id) });
    }),
  );
}

export function changeOwner(
  deps: CatalogueDeps,
  ownerId: string,
  owner: Owner,
): Promise<Change<'price_component_owner_not_found' | 'person_not_found' | 'price_component_owner_exists'>> {
  return unlessOwned(deps, async (tx) => {
    if (!(await isKnown(tx, owner))) return refuse('person_not_found');
    const row = await tx
      .updateTable('price_component_owner')
      .set({ user_id: owner.person_id, role: owner.person_role })
      .where('id', '=', ownerId)
      .returning('component_id')
      .executeTakeFirst();
    if (row === undefined) return refuse('price_component_owner_not_found');
    return done({ price_component: await known(tx, row.component_id) });
  });
}

/** A special price without owners would become a second price for everybody, so it is removed with its last owner. */
export function removeOwner(
  deps: CatalogueDeps,
  ownerId: string,
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
    const gone = await tx
      .deleteFrom('price_component_owner')
      .where('id', '=', ownerId)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) return refuse('price_component_owner_not_found');
    await dropUnowned(tx, [row.id]);
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

const dropUnowned = (tx: Transaction, ids: readonly string[]) => DROP_UNOWNED(tx, { ids });

const DROP_UNOWNED = statement<{ ids: readonly string[] }>(`
  delete from price_component c
  where c.id = any(:ids) and not exists (select from price_component_owner o where o.component_id = c.id)`);

type Components = readonly PriceComponentView[];

/** Refuses a change that would leave the product without a price for everybody, and so free of charge. */
async function keepingBase<Value, Code extends Refusals>(
  tx: Transaction,
  id: string,
  after: (components: Components) => Components,
  change: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'price_component_not_found' | 'price_component_needed'>> {
  const found = await findComponent(tx, id);
  if (found === undefined) return refuse('price_component_not_found');
  await lockProduct(tx, found.product_id);
  const components = await listComponents(tx, found.product_id);
  if (!components.some(({ price_component_id }) => price_component_id === id)) {
    return refuse('price_component_not_found');
  }
  return hasBasePrice(after(components)) ? change() : refuse('price_component_needed');
}

const hasBasePrice = (components: Components): boolean =>
  components.some(
    ({ is_base_product_component: isBase, enabled, option, price_component_owners: owners }) =>
      isBase && enabled && option === null && owners.length === 0,
  );

const changedTo =
  (id: string, change: Partial<PriceComponentView>) =>
  (components: Components): Components =>
    components.map((one) => (one.price_component_id === id ? Object.assign({ ...one }, change) : one));

async function unlessOwned<Value, Code extends Refusals>(
  deps: CatalogueDeps,
  change: (tx: Transaction) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'price_component_owner_exists'>> {
  try {
    return await inTransaction(deps.db, change);
  } catch (error) {
    if (violatesUnique(error, OWNER_ONCE)) return refuse('price_component_owner_exists');
    throw error;
  }
}

const OWNER_ONCE = 'price_component_owner_once';

const insertOwner = (deps: CatalogueDeps, tx: Transaction, componentId: string, owner: Owner) =>
  tx
    .insertInto('price_component_owner')
    .values({
      id: deps.newId(),
      component_id: componentId,
      user_id: owner.person_id,
      role: owner.person_role,
      created_at: deps.now(),
    })
    .execute();

async function isKnown(tx: Transaction, { person_id }: Owner): Promise<boolean> {
  if (person_id === null) return true;
  const row = await tx.selectFrom('app_user').select('id').where('id', '=', person_id).executeTakeFirst();
  return row !== undefined;
}

async function known(tx: Transaction, id: string): Promise<PriceComponentView> {
  const component = await findComponent(tx, id);
  if (component === undefined) throw new Error('a price component is gone the moment it was changed');
  return component;
}
