import type { PricedProduct } from '@proverka/contract/price-desk';
import { toRubles } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Connection } from '#platform/db/transaction.ts';
import { basePrice } from '../pricing.domain.ts';
import { momentsFrom, stepAt } from '../products/price-times.domain.ts';
import { readTimedComponents } from '../products/timed-component.store.ts';
import type { TimedComponent } from '../products/timed-component.store.ts';

/** Every product, on sale or not, with its price for everybody now and the next change of it. */
export async function listPricedProducts(db: Connection, now: Date): Promise<PricedProduct[]> {
  const products = await db
    .selectFrom('product')
    .select(['id', 'name', 'name_ru', 'brand', 'subject', 'enabled'])
    .orderBy('brand', 'desc')
    .orderBy('name')
    .execute();
  const components = await readTimedComponents(db);
  return products.map((product) => {
    const own = components.filter(({ productId }) => productId === product.id);
    const price = basePriceAt(own, now);
    return {
      product_id: product.id,
      product_name: product.name,
      product_name_ru: product.name_ru,
      brand: product.brand,
      subject: product.subject,
      enabled: product.enabled,
      price: toRubles(price),
      next: nextOf(own, price, now),
      options: [...new Set(own.flatMap(({ option }) => option ?? []))],
      special_prices: own.filter(({ owners }) => owners.length > 0).length,
    };
  });
}

const basePriceAt = (components: readonly TimedComponent[], at: Date): Money =>
  basePrice({
    components: components
      .filter(({ owners }) => owners.length === 0)
      .flatMap((one) => {
        const { typeName, isBase, option } = one;
        const step = stepAt(one, at);
        return step === undefined ? [] : [{ ...step, typeName, isBase, option }];
      }),
  });

function nextOf(components: readonly TimedComponent[], price: Money, now: Date): PricedProduct['next'] {
  const moments = momentsFrom(components, now).toSorted((one, other) => Number(one) - Number(other));
  const at = moments.find((moment) => basePriceAt(components, moment) !== price);
  return at === undefined
    ? null
    : { starts_at: at.toISOString(), price: toRubles(basePriceAt(components, at)) };
}
