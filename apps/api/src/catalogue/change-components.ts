import type { PriceComponentView, priceComponentEndpoints } from '@proverka/contract/price-component';
import type { RefusalCode } from '@proverka/contract/refusals';
import { rubles } from '@proverka/validation/money';
import type { z } from 'zod';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from './deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { changedTo, keepingBase, known, lockProduct } from './products/keeping-base.ts';
import type { Components } from './products/keeping-base.ts';
import { aboutOwner, factsOf, ownerFacts } from './products/price-facts.domain.ts';
import { insertOwner, isKnown, unlessOwned } from './products/price-owner.store.ts';

type Endpoints = typeof priceComponentEndpoints;
type Added = z.output<Endpoints['POST /admin/price_component/add']['body']>;
type Changed = z.output<Endpoints['PUT /admin/price_component/update']['body']>;
type Change<Code extends RefusalCode> = Result<{ price_component: PriceComponentView }, Code>;

export function addComponent(
  deps: CatalogueDeps,
  caller: Caller,
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
    const added = await known(tx, id);
    const event = { event: 'price.created', ownerId: null, subject: id } as const;
    await recordEvent(deps, tx, caller, { ...event, after: factsOf(added) });
    for (const owner of added.price_component_owners) {
      await recordEvent(deps, tx, caller, {
        ...aboutOwner('price_owner.added', owner),
        after: ownerFacts(owner),
      });
    }
    return done({ price_component: added });
  });
}

export function changeComponent(
  deps: CatalogueDeps,
  caller: Caller,
  { price_component_id: id, price, enabled }: Changed,
): Promise<Change<'price_component_not_found' | 'price_component_needed'>> {
  return inTransaction(deps.db, (tx) =>
    keepingBase(tx, id, changedTo(id, { enabled }), async (old) => {
      const row = { price: rubles(price), enabled };
      await tx.updateTable('price_component').set(row).where('id', '=', id).execute();
      const changed = await known(tx, id);
      const event = { event: 'price.changed', ownerId: null, subject: id } as const;
      await recordEvent(deps, tx, caller, { ...event, before: factsOf(old), after: factsOf(changed) });
      return done({ price_component: changed });
    }),
  );
}

export function removeComponent(
  deps: CatalogueDeps,
  caller: Caller,
  id: string,
): Promise<Result<{ ok: true }, 'price_component_not_found' | 'price_component_needed'>> {
  const without = (components: Components) =>
    components.filter(({ price_component_id }) => price_component_id !== id);
  return inTransaction(deps.db, (tx) =>
    keepingBase(tx, id, without, async (old) => {
      await tx.deleteFrom('price_component_owner').where('component_id', '=', id).execute();
      await tx.deleteFrom('price_component').where('id', '=', id).execute();
      const event = { event: 'price.removed', ownerId: null, subject: id } as const;
      await recordEvent(deps, tx, caller, { ...event, before: factsOf(old) });
      return done({ ok: true } as const);
    }),
  );
}
