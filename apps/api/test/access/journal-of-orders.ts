import type { ApiKey } from '@proverka/contract/api';
import { newEmail } from '../accounts.ts';
import { orderBody } from '../orders.ts';
import { writes } from './journal-rule.ts';
import type { Journaling } from './journal-rule.ts';
import { consentNow } from '../consents.ts';

export const journalOfOrders = {
  'GET /insurance': 'public',
  'GET /insurance/{document}': 'public',
  'GET /products': 'public',
  'POST /coupon': 'public',
  'GET /admin/coupons': 'staff list',
  'POST /admin/coupons': writes('coupon.created', 'admin'),
  'GET /admin/coupon/{id}': 'staff list',
  'PUT /admin/coupon/{id}': writes('coupon.changed', 'admin'),
  'DELETE /admin/coupon/{id}': writes('coupon.removed', 'admin'),
  'GET /admin/price_component/list': 'staff list',
  'GET /admin/price_component/differences': 'staff list',
  'POST /admin/price_component/add': writes('price.created', 'admin'),
  'PUT /admin/price_component/update': writes('price.changed', 'admin'),
  'GET /admin/price_component_owner/list': 'staff list',
  'POST /admin/price_component_owner/add': writes('price_owner.added', 'admin'),
  'PUT /admin/price_component_owner/update': writes('price_owner.changed', 'admin'),
  'DELETE /admin/price_component_owner/delete': writes('price_owner.removed', 'admin'),
  'DELETE /admin/price_component/delete': writes('price.removed', 'admin'),

  'GET /search': 'public',
  'GET /object/{id}': 'public',
  'GET /objectFull/{id}': 'public',
  'GET /suggestions/address': 'public',
  'GET /suggestions/party': 'public',
  'GET /sale_history': 'own',

  'POST /order': 'order',
  'POST /regorder': writes(['account.created', 'session.opened'], 'guest', () => ({
    payload: {
      ...orderBody(),
      email: newEmail(),
      phone: '8 999 111-22-33',
      registartion_url: 'http://realestate.localhost:3000/',
      redirect_url: 'http://realestate.localhost:3000/',
      consent: consentNow,
    },
  })),
  'GET /check_order_paid/{orderId}': 'own',
  'GET /orders': 'own',
  'GET /orders/summary': 'own',
  'GET /order/{orderId}': 'own',
  'POST /order/{orderId}/payment': 'order',
  'POST /payment/notification': 'order',
  'POST /top_up': 'order',
  'POST /return_product': writes('item.returned', 'admin'),
  'GET /admin/orders/{order_id}/returns': writes('order.read', 'admin'),

  'GET /transaction': 'own',
  'GET /transaction/statement': 'own',
  'GET /transaction/{transaction_id}': 'own',

  'GET /tariff/get_all': 'public',
  'GET /tariff/get_current': 'own',
  'GET /tariff/get_current_for_user/': writes('person.read', 'admin'),
  'POST /tariff/activate': writes('tariff.assigned', 'holder', () => ({ payload: { tariff_simple_id: 0 } })),
  'POST /tariff/activate_for_user': writes('tariff.assigned', 'admin'),
  'PUT /tariff/update_for_person': writes('tariff.assigned', 'admin'),
  'DELETE /tariff/delete_for_person': writes('tariff.removed', 'admin'),

  'GET /admin/pauses': writes('desk.read', 'admin'),
  'PUT /admin/pauses/{pause_id}': writes('checks.pause_kept', 'admin'),

  'POST /wholesale': 'own',
  'GET /wholesale': 'own',
  'GET /wholesale/{batch_id}': 'own',
  'PUT /wholesale/{batch_id}': 'own',
  'DELETE /wholesale/{batch_id}': 'own',
  'POST /wholesale/{batch_id}/confirm': 'order',
  'POST /wholesale/{batch_id}/skip': 'own',
  'GET /wholesale/{batch_id}/results': 'own',
  'GET /wholesale/{batch_id}/results.xlsx': 'own',
  'GET /wholesale/{batch_id}/bad-rows.xlsx': 'own',
} as const satisfies Partial<Record<ApiKey, Journaling>>;
