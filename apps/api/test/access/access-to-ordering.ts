import type { ApiKey } from '@proverka/contract/api';
import type { Belongings } from '../belongings.ts';
import { couponInput } from '../coupons.ts';
import { EGRN_OBJECT, orderBody } from '../orders.ts';
import { admin, owner, staff } from './access-rule.ts';
import type { Access, Request } from './access-rule.ts';
import { consentNow } from '../consents.ts';

const orderOf = ({ orderId }: Belongings): Request => ({ params: { orderId } });
const batch = ({ batchId }: Belongings): Request => ({ params: { batch_id: batchId } });
const coupon = ({ couponId: id }: Belongings): Request => ({ params: { id } });
const component = {
  product_id: EGRN_OBJECT,
  price_component_type: { name: 'Sample' },
  price: 10,
  is_base_product_component: false,
  enabled: true,
  option: 'sample',
  reason: 'Образец',
};
const reason = 'Образец';
const { kind: _kind, ...campaign } = couponInput('CAMPAIGN');
const { kind: _other, ...promocode } = couponInput('PROMO');
const partnerTerms = { reward_percent: 40, min_top_up: 4000, reason };

export const accessToOrdering = {
  'GET /insurance': 'anyone',
  'GET /insurance/{document}': 'anyone',
  'GET /products': 'anyone',
  'POST /coupon': owner('coupon_not_found', ({ couponCode: code }) => ({ payload: { code } })),
  'GET /admin/coupons': admin(() => ({})),
  'POST /admin/coupons': admin(() => ({ payload: couponInput('SAMPLE') })),
  'GET /admin/coupon/{id}': admin(coupon),
  'PUT /admin/coupon/{id}': admin((the) => ({ ...coupon(the), payload: couponInput('OTHER') })),
  'DELETE /admin/coupon/{id}': admin((the) => ({ ...coupon(the), payload: { reason } })),
  'GET /admin/campaigns': admin(() => ({})),
  'POST /admin/campaigns': admin(() => ({ payload: campaign })),
  'PUT /admin/campaigns/{id}': admin(({ campaignId: id }) => ({
    params: { id },
    payload: { ...campaign, code: 'OTHER-CAMPAIGN' },
  })),
  'DELETE /admin/campaigns/{id}': admin(({ campaignId: id }) => ({ params: { id }, payload: { reason } })),
  'GET /admin/promocodes': admin(() => ({})),
  'POST /admin/promocodes': admin(() => ({ payload: promocode })),
  'PUT /admin/promocodes/{id}': admin(({ promocodeId: id }) => ({
    params: { id },
    payload: { ...promocode, code: 'OTHER-PROMO' },
  })),
  'DELETE /admin/promocodes/{id}': admin(({ promocodeId: id }) => ({ params: { id }, payload: { reason } })),
  'GET /admin/products': admin(() => ({})),
  'GET /admin/price_history': admin(() => ({ query: {} })),
  'POST /admin/price_preview': admin(({ userId }) => ({
    payload: { product_id: EGRN_OBJECT, person_id: userId },
  })),
  'GET /admin/partner/tariff/list_by_partner_id': admin(({ userId }) => ({ query: { partnerID: userId } })),
  'POST /admin/partner/tariff/add': admin(({ userId }) => ({
    payload: { partnerID: userId, ...partnerTerms },
  })),
  'PUT /admin/partner/tariff/update': admin(({ partnerTariffId }) => ({
    payload: { partner_tariff_id: partnerTariffId, ...partnerTerms, starts_at: '2098-01-01T00:00:00Z' },
  })),
  'DELETE /admin/partner/tariff/remove': admin(({ partnerTariffId }) => ({
    query: { partner_tariff_id: partnerTariffId },
    payload: { reason },
  })),
  'GET /admin/price_component/list': admin(() => ({ query: { product_id: EGRN_OBJECT } })),
  'GET /admin/price_component/differences': admin(() => ({})),
  'POST /admin/price_component/add': admin(() => ({ payload: component })),
  'PUT /admin/price_component/update': admin(({ componentId }) => ({
    payload: { price_component_id: componentId, price: 20, enabled: true, reason },
  })),
  'DELETE /admin/price_component/delete': admin(({ componentId }) => ({
    query: { price_component_id: componentId },
    payload: { reason },
  })),
  'GET /admin/price_component_owner/list': admin(({ componentId }) => ({
    query: { price_component_id: componentId },
  })),
  'POST /admin/price_component_owner/add': admin(({ componentId }) => ({
    payload: { price_component_id: componentId, person_id: null, person_role: 9, reason },
  })),
  'PUT /admin/price_component_owner/update': admin(({ componentOwnerId }) => ({
    payload: { price_component_owner_id: componentOwnerId, person_id: null, person_role: 10, reason },
  })),
  'DELETE /admin/price_component_owner/delete': admin(({ componentOwnerId }) => ({
    query: { price_component_owner_id: componentOwnerId },
    payload: { reason },
  })),

  'GET /search': 'anyone',
  'GET /object/{id}': 'anyone',
  'GET /objectFull/{id}': 'anyone',
  'GET /object/{id}/plan': 'anyone',
  'GET /object/{id}/map': 'anyone',
  'GET /suggestions/address': 'anyone',
  'GET /suggestions/party': 'anyone',
  'GET /sale_history': 'oneself',
  'POST /estimate': 'anyone',
  'GET /valuation/accuracy': 'anyone',

  'POST /order': owner('coupon_not_found', ({ couponId }) => ({
    payload: orderBody({
      order_items: [
        {
          product_id: EGRN_OBJECT,
          object_key: '77:01:0001001:1024',
          object_address: 'г Тестов',
          coupon_id: couponId,
        },
      ],
    }),
  })),
  'POST /regorder': 'anyone',
  'GET /check_order_paid/{orderId}': owner('order_not_found', orderOf),
  'GET /orders': 'oneself',
  'GET /orders/summary': 'oneself',
  'GET /order/{orderId}': owner('order_not_found', orderOf),
  'POST /order/{orderId}/payment': owner('order_not_found', orderOf),
  'POST /payment/notification': 'anyone',
  'POST /top_up': 'oneself',
  'POST /return_product': staff('forbidden', ({ itemId }) => ({ payload: { order_item_id: itemId } })),
  'GET /admin/orders/{order_id}/returns': staff('forbidden', ({ orderId }) => ({
    params: { order_id: orderId },
  })),

  'GET /transaction': 'oneself',
  'GET /transaction/overview': 'oneself',
  'GET /transaction/receipts': 'oneself',
  'GET /transaction/statement': 'oneself',
  'GET /transaction/{transaction_id}': owner('transaction_not_found', ({ transactionId }) => ({
    params: { transaction_id: transactionId },
  })),

  'GET /tariff/get_all': 'anyone',
  'GET /tariff/get_current': 'oneself',
  'GET /tariff/get_current_for_user/': owner(
    'person_not_found',
    ({ userId }) => ({
      query: { person_id: userId },
    }),
    'tariffs',
  ),
  'POST /tariff/activate': 'oneself',
  'POST /tariff/activate_for_user': admin(({ userId }) => ({
    payload: { person_id: userId, tariff_simple_id: 0, reason },
  })),
  'PUT /tariff/update_for_person': admin(({ userId }) => ({
    payload: { person_id: userId, tariff_simple_id: 0, reason },
  })),
  'DELETE /tariff/delete_for_person': admin(({ userId }) => ({
    query: { person_id: userId },
    payload: { reason },
  })),

  'POST /wholesale': 'oneself',
  'GET /admin/pauses': staff('forbidden', () => ({})),
  'PUT /admin/pauses/{pause_id}': staff('forbidden', ({ pauseId }) => ({
    params: { pause_id: pauseId },
    payload: { decision: 'keep', reason: 'Образец' },
  })),
  'GET /wholesale': 'oneself',
  'GET /wholesale/{batch_id}': owner('batch_not_found', batch),
  'PUT /wholesale/{batch_id}': owner('batch_not_found', (the) => ({
    ...batch(the),
    payload: { products: {} },
  })),
  'DELETE /wholesale/{batch_id}': owner('batch_not_found', batch),
  'POST /wholesale/{batch_id}/confirm': owner('batch_not_found', (the) => ({
    ...batch(the),
    payload: {
      use_account_balance: true,
      expected_total: 0,
      consent: consentNow,
    },
  })),
  'POST /wholesale/{batch_id}/skip': owner('batch_not_found', batch),
  'GET /wholesale/{batch_id}/results': owner('batch_not_found', batch),
  'GET /wholesale/{batch_id}/results.xlsx': owner('batch_not_found', batch),
  'GET /wholesale/{batch_id}/reports.zip': owner('batch_not_found', batch),
  'GET /wholesale/{batch_id}/reports.pdf': owner('batch_not_found', batch),
  'GET /wholesale/{batch_id}/bad-rows.xlsx': owner('batch_not_found', batch),
} as const satisfies Partial<Record<ApiKey, Access>>;
