import type { PriceComponentView } from '@proverka/contract/price-component';
import { toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { stepAt, stepsAfter } from './price-times.domain.ts';
import { readTimedComponents } from './timed-component.store.ts';
import type { TimedComponent } from './timed-component.store.ts';

export async function listComponents(
  db: Connection,
  productId: string,
  now: Date,
): Promise<PriceComponentView[]> {
  return (await readTimedComponents(db, productId)).map((one) => viewTimed(one, now));
}

export async function findComponent(
  db: Connection,
  id: string,
  now: Date,
): Promise<PriceComponentView | undefined> {
  const timed = await findTimed(db, id);
  return timed === undefined ? undefined : viewTimed(timed, now);
}

async function findTimed(db: Connection, id: string): Promise<TimedComponent | undefined> {
  const row = await db
    .selectFrom('price_component')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return (await readTimedComponents(db, row.product_id)).find((one) => one.id === id);
}

/** As it is at a moment, with what is to come. */
export function viewTimed(component: TimedComponent, now: Date): PriceComponentView {
  const { id, productId, typeName, isBase, option, owners, steps } = component;
  const [first] = steps;
  const step = stepAt(component, now) ?? first;
  if (first === undefined || step === undefined) throw new Error('a price component without a price');
  return {
    price_component_id: id,
    product_id: productId,
    price_component_type: { name: typeName },
    price: toRubles(step.price),
    is_base_product_component: isBase,
    enabled: step.enabled,
    option,
    price_component_owners: [...owners],
    starts_at: first.startsAt?.toISOString() ?? null,
    has_begun: stepAt(component, now) !== undefined,
    changes: stepsAfter(component, now).flatMap(({ changeId, startsAt, price, enabled }) =>
      changeId === null || startsAt === null
        ? []
        : [
            {
              price_change_id: changeId,
              starts_at: startsAt.toISOString(),
              price: toRubles(price),
              enabled,
            },
          ],
    ),
  };
}
