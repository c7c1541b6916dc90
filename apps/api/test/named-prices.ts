import type { TestWorld } from './world.ts';

/** Names a price for one check of a product, as the staff does. */
export async function namePrice(
  world: TestWorld,
  product_id: string,
  name: string,
  price: number,
  isBase = false,
): Promise<void> {
  const admin = await world.signIn({ staff: 'admin' });
  const answer = await admin.request({
    method: 'POST',
    url: '/admin/price_component/add',
    payload: {
      product_id,
      price_component_type: { name },
      price,
      is_base_product_component: isBase,
      enabled: true,
      option: null,
      reason: 'Образец',
    },
  });
  if (answer.statusCode !== 200) throw new Error(`the price was answered ${answer.body}`);
}
