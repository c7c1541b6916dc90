import type { DiscountInput } from '@proverka/contract/coupon';
import type { PriceComponentView } from '@proverka/contract/price-component';
import { personRoles } from '@proverka/contract/roles';
import { couponInput } from './coupons.ts';
import { priceComponentInput } from './price-components.ts';
import type { SignedInPerson } from './world.ts';

export interface PriceBelongings {
  /** A coupon for this customer only. */
  readonly couponId: string;
  readonly couponCode: string;
  readonly campaignId: string;
  readonly promocodeId: string;
  /** Terms of the customer as a partner, not begun yet. */
  readonly partnerTariffId: string;
  readonly componentId: string;
  readonly componentOwnerId: string;
}

async function made<Value>(admin: SignedInPerson, url: string, payload: object): Promise<Value> {
  const answer = await admin.request({ method: 'POST', url, payload });
  if (answer.statusCode !== 200) throw new Error(`the test could not prepare: ${answer.body}`);
  return answer.json<Value>();
}

async function discountOf(
  admin: SignedInPerson,
  code: string,
  more: Partial<DiscountInput>,
): Promise<string> {
  const payload = couponInput(code, more);
  return (await made<{ discount: { id: string } }>(admin, '/admin/coupons', payload)).discount.id;
}

/** What the staff has set for one customer and for everybody. */
export async function priceBelongings(
  customer: SignedInPerson,
  admin: SignedInPerson,
): Promise<PriceBelongings> {
  const couponCode = 'FOR-ONE';
  const { partner_tariff: tariff } = await made<{ partner_tariff: { partner_tariff_id: string } }>(
    admin,
    '/admin/partner/tariff/add',
    {
      partnerID: customer.id,
      reward_percent: 60,
      min_top_up: 1000,
      starts_at: '2099-01-01T00:00:00Z',
      reason: 'Образец',
    },
  );
  const { price_component: component } = await made<{ price_component: PriceComponentView }>(
    admin,
    '/admin/price_component/add',
    priceComponentInput({ price: 400, owners: [{ person_id: null, person_role: personRoles.appraiser }] }),
  );
  return {
    couponId: await discountOf(admin, couponCode, { person_id: customer.id }),
    couponCode,
    campaignId: await discountOf(admin, 'FOR-ALL', { kind: 'campaign' }),
    promocodeId: await discountOf(admin, 'FOR-MANY', { kind: 'promocode' }),
    partnerTariffId: tariff.partner_tariff_id,
    componentId: component.price_component_id,
    componentOwnerId: component.price_component_owners[0]?.price_component_owner_id ?? '',
  };
}
