import type { PriceComponentView, priceComponentEndpoints } from '@proverka/contract/price-component';
import type { RefusalCode } from '@proverka/contract/refusals';
import { rubles } from '@proverka/validation/money';
import type { z } from 'zod';
import type { Caller } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from './deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { recordOwner, recordPrice } from './history/record-price.ts';
import { momentOf } from './price-moment.ts';
import { keepingBase, known, lockProduct } from './products/keeping-base.ts';
import { viewTimed } from './products/price-component.store.ts';
import { insertOwner, isKnown, unlessOwned } from './products/price-owner.store.ts';
import { stepAt, withStep } from './products/price-times.domain.ts';
import { readTimedComponents } from './products/timed-component.store.ts';

type Endpoints = typeof priceComponentEndpoints;
type Added = z.output<Endpoints['POST /admin/price_component/add']['body']>;
type Changed = z.output<Endpoints['PUT /admin/price_component/update']['body']>;
type Change<Code extends RefusalCode> = Result<{ price_component: PriceComponentView }, Code>;

export function addComponent(
  deps: CatalogueDeps,
  caller: Caller,
  { owners = [], reason, ...input }: Added,
): Promise<
  Change<
    | 'product_unknown'
    | 'person_not_found'
    | 'price_component_owner_exists'
    | 'price_component_exists'
    | 'price_in_past'
  >
> {
  const id = deps.newId();
  return unlessOwned(deps, async (tx) => {
    if ((await lockProduct(tx, input.product_id)) === undefined) return refuse('product_unknown');
    const moment = momentOf(input.starts_at, deps.now());
    if (!moment.ok) return refuse('price_in_past');
    for (const owner of owners) if (!(await isKnown(tx, owner))) return refuse('person_not_found');
    if (owners.length === 0 && (await isTaken(tx, input))) return refuse('price_component_exists');
    await insertComponent(tx, { id, input, startsAt: moment.value });
    for (const owner of owners) await insertOwner(deps, tx, id, owner);
    const added = await known(tx, id, deps.now());
    const record = { act: 'added', startsAt: moment.value, reason } as const;
    await recordPrice(deps, tx, caller, { ...record, after: added });
    for (const after of added.price_component_owners)
      await recordOwner(deps, tx, caller, { ...record, productId: input.product_id, after });
    return done({ price_component: added });
  });
}

const insertComponent = (
  tx: Transaction,
  {
    id,
    input,
    startsAt,
  }: { readonly id: string; readonly input: Omit<Added, 'owners' | 'reason'>; readonly startsAt: Date },
) =>
  tx
    .insertInto('price_component')
    .values({
      id,
      product_id: input.product_id,
      type_name: input.price_component_type.name,
      price: rubles(input.price),
      is_base: input.is_base_product_component,
      enabled: input.enabled,
      option: input.option,
      starts_at: startsAt,
    })
    .execute();

/** Two components of one type for everybody would be added up, whenever the second one begins. */
async function isTaken(tx: Transaction, input: Pick<Added, 'product_id' | 'price_component_type'>) {
  const components = await readTimedComponents(tx, input.product_id);
  return components.some(
    ({ typeName, owners }) => owners.length === 0 && typeName === input.price_component_type.name,
  );
}

export function changeComponent(
  deps: CatalogueDeps,
  caller: Caller,
  { price_component_id: id, price, enabled, starts_at: startsAt, reason }: Changed,
): Promise<
  Change<
    | 'price_component_not_found'
    | 'price_component_needed'
    | 'price_component_not_begun'
    | 'price_moment_taken'
    | 'price_in_past'
  >
> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const moment = momentOf(startsAt, now);
    if (!moment.ok) return refuse('price_in_past');
    const step = { changeId: deps.newId(), startsAt: moment.value, price: rubles(price), enabled };
    return keepingBase(tx, { id, now, into: (old) => withStep(old, step) }, async (old) => {
      if (stepAt(old, moment.value) === undefined) return refuse('price_component_not_begun');
      if (old.steps.some((one) => one.startsAt?.getTime() === moment.value.getTime()))
        return refuse('price_moment_taken');
      await tx
        .insertInto('price_change')
        .values({ id: step.changeId, component_id: id, starts_at: moment.value, price: step.price, enabled })
        .execute();
      await recordPrice(deps, tx, caller, {
        act: 'changed',
        startsAt: moment.value,
        before: viewTimed(old, moment.value),
        after: await known(tx, id, moment.value),
        reason,
      });
      return done({ price_component: await known(tx, id, now) });
    });
  });
}

interface Removal {
  readonly id: string;
  readonly reason: string;
}

export function removeComponent(
  deps: CatalogueDeps,
  caller: Caller,
  { id, reason }: Removal,
): Promise<Result<{ ok: true }, 'price_component_not_found' | 'price_component_needed'>> {
  const now = deps.now();
  return inTransaction(deps.db, (tx) =>
    keepingBase(tx, { id, now, into: () => null }, async (old) => {
      await tx.deleteFrom('price_component_owner').where('component_id', '=', id).execute();
      await tx.deleteFrom('price_component').where('id', '=', id).execute();
      await recordPrice(deps, tx, caller, {
        act: 'removed',
        startsAt: now,
        before: viewTimed(old, now),
        reason,
      });
      return done({ ok: true } as const);
    }),
  );
}
