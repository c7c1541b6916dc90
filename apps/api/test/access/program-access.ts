import type { ApiKey } from '@proverka/contract/api';
import type { ApiScope } from '@proverka/contract/api-token';

/** What a program may call with each scope, besides what a guest may; written out, so that a new endpoint is opened on purpose. */
export const programAccess: Readonly<Record<ApiScope, readonly ApiKey[]>> = {
  'objects:read': [
    'GET /search',
    'GET /object/{id}',
    'GET /object/{id}/plan',
    'GET /object/{id}/map',
    'GET /objectFull/{id}',
    'GET /sale_history',
  ],
  'orders:read': [
    'GET /check_order_paid/{orderId}',
    'GET /orders',
    'GET /orders/summary',
    'GET /order/{orderId}',
  ],
  'orders:write': [
    'POST /coupon',
    'POST /order',
    'POST /regorder',
    'POST /order/{orderId}/payment',
    'POST /report/{order_item_id}/data',
    'POST /report/{order_item_id}/tasks/{task_id}/skip',
    'POST /report/{order_item_id}/skip',
    'POST /report/{order_item_id}/tasks/{task_id}/restart',
    'PUT /order_item/{order_item_id}/subject',
  ],
  'reports:read': [
    'GET /report/{order_item_id}',
    'GET /report/{order_item_id}/events',
    'GET /report/{order_item_id}/pdf',
    'GET /download',
    'GET /order_item/{order_item_id}/insurance/{document}',
    'GET /report/{order_item_id}/credit_consent',
    'GET /seller-extract/{id}',
  ],
  'account:read': [
    'POST /token',
    'GET /person/{id}',
    'GET /transaction',
    'GET /transaction/{transaction_id}',
    'GET /transaction/overview',
    'GET /transaction/receipts',
    'GET /transaction/statement',
    'GET /person/settings',
    'GET /tariff/get_current',
    'GET /api',
  ],
  'partner:read': ['GET /partner/orders', 'GET /partner/stats'],
  webhooks: ['GET /webhooks', 'GET /webhooks/{webhookId}/deliveries'],
};

/** Open to every token, whatever its scopes. */
export const programsOfAnyScope: readonly ApiKey[] = [
  'GET /products',
  'GET /ratings',
  'GET /comments',
  'GET /tariff/get_current_for_user/',
];
