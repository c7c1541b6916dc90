import type { ApiKey } from '@proverka/contract/api';
import type { RefusalCode } from '@proverka/contract/refusals';
import { sampleMailing } from './belongings.ts';
import type { Belongings } from './belongings.ts';
import { couponInput } from './coupons.ts';
import { ivan } from './fake-check-sources.ts';
import { EGRN_OBJECT, orderBody } from './orders.ts';

/** The parts of a request that name something, or that it cannot do without. */
interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/**
 * Who may make a call. `anyone`: a guest too. `oneself`: whoever is signed in, and the call names nothing of anybody.
 * Otherwise what it names is the `owner`'s or for `staff` only, and anybody else is refused with `code`.
 */
export type Access =
  | 'anyone'
  | 'oneself'
  | {
      readonly of: 'owner' | 'staff';
      readonly code: RefusalCode;
      readonly requests: (the: Belongings) => readonly Request[];
    };

type Name = (the: Belongings) => Request | readonly Request[];

const to =
  (of: 'owner' | 'staff') =>
  (code: RefusalCode, name: Name): Access => ({
    of,
    code,
    requests: (the) => [name(the)].flat(),
  });
const owner = to('owner');
const staff = to('staff');
const admin = (name: Name): Access => staff('forbidden', name);

const item = ({ itemId }: Belongings): Request => ({ params: { order_item_id: itemId } });
const task = ({ itemId, taskId }: Belongings): Request => ({
  params: { order_item_id: itemId, task_id: taskId },
});
const orderOf = ({ orderId }: Belongings): Request => ({ params: { orderId } });
const batch = ({ batchId }: Belongings): Request => ({ params: { batch_id: batchId } });
const webhook = ({ webhookId }: Belongings): Request => ({ params: { webhookId } });
const attachment = ({ attachmentId }: Belongings): Request => ({ params: { attachment_id: attachmentId } });
const mailing = ({ mailingId }: Belongings): Request => ({ params: { mailing_id: mailingId } });
const coupon = ({ couponId: id }: Belongings): Request => ({ params: { id } });

const riskText = { level: 'clear', text: 'Образец' };
const legal = {
  inn: '7707083893',
  kpp: '773601001',
  name: 'ООО «Образец»',
  address: 'г Москва, ул Тестовая, д 1',
};
const component = {
  product_id: EGRN_OBJECT,
  price_component_type: { name: 'Sample' },
  price: 10,
  is_base_product_component: false,
  enabled: true,
  option: 'sample',
};

/** Every endpoint of the contract: one that is new does not compile until it stands here. */
export const access = {
  'POST /register': 'anyone',
  'POST /login': 'anyone',
  'POST /logout': 'anyone',
  'POST /token': 'anyone',
  'POST /token/exchange': 'anyone',
  'PUT /reset': 'anyone',
  'GET /person/{id}': owner('person_not_found', ({ userId: id }) => ({ params: { id } })),

  'GET /products': 'anyone',
  'POST /coupon': owner('coupon_not_found', ({ couponCode: code }) => ({ payload: { code } })),
  'GET /admin/coupons': admin(() => ({})),
  'POST /admin/coupons': admin(() => ({ payload: couponInput('SAMPLE') })),
  'GET /admin/coupon/{id}': admin(coupon),
  'PUT /admin/coupon/{id}': admin((the) => ({ ...coupon(the), payload: couponInput('OTHER') })),
  'DELETE /admin/coupon/{id}': admin(coupon),
  'GET /admin/price_component/differences': admin(() => ({})),
  'GET /admin/price_component/list': admin(() => ({ query: { product_id: EGRN_OBJECT } })),
  'POST /admin/price_component/add': admin(() => ({ payload: component })),
  'PUT /admin/price_component/update': admin(({ componentId }) => ({
    payload: { price_component_id: componentId, price: 20, enabled: true },
  })),
  'DELETE /admin/price_component/delete': admin(({ componentId }) => ({
    query: { price_component_id: componentId },
  })),
  'GET /admin/price_component_owner/list': admin(({ componentId }) => ({
    query: { price_component_id: componentId },
  })),
  'POST /admin/price_component_owner/add': admin(({ componentId }) => ({
    payload: { price_component_id: componentId, person_id: null, person_role: 9 },
  })),
  'PUT /admin/price_component_owner/update': admin(({ componentOwnerId }) => ({
    payload: { price_component_owner_id: componentOwnerId, person_id: null, person_role: 10 },
  })),
  'DELETE /admin/price_component_owner/delete': admin(({ componentOwnerId }) => ({
    query: { price_component_owner_id: componentOwnerId },
  })),

  'GET /search': 'anyone',
  'GET /object/{id}': 'anyone',
  'GET /objectFull/{id}': 'anyone',
  'GET /suggestions/address': 'anyone',
  'GET /suggestions/party': 'anyone',
  'GET /sale_history': 'oneself',

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

  'GET /transaction': 'oneself',
  'GET /transaction/statement': 'oneself',
  'GET /transaction/{transaction_id}': owner('transaction_not_found', ({ transactionId }) => ({
    params: { transaction_id: transactionId },
  })),

  'GET /report/{order_item_id}': owner('report_not_found', item),
  'GET /report/{order_item_id}/events': owner('report_not_found', item),
  'GET /report/{order_item_id}/pdf': owner('report_not_found', item),
  'POST /report/{order_item_id}/data': owner('report_not_found', (the) => ({
    ...item(the),
    payload: { data: { region: '77' } },
  })),
  'POST /report/{order_item_id}/tasks/{task_id}/skip': owner('report_not_found', task),
  'POST /report/{order_item_id}/tasks/{task_id}/restart': owner('report_not_found', task),
  'POST /report/{order_item_id}/rating': owner('report_not_found', (the) => ({
    ...item(the),
    payload: { rating: 'up' },
  })),
  'PUT /order_item/{order_item_id}/subject': owner('report_not_found', (the) => ({
    ...item(the),
    payload: { subject: ivan },
  })),
  'GET /confirm/{number}': 'anyone',

  'POST /passport/check': 'anyone',
  'POST /fssp/free': 'anyone',
  'POST /preview': 'anyone',
  // Whoever knows its random id: it holds masked values and counts only.
  'GET /preview/{id}': 'anyone',

  'GET /articles': 'anyone',
  'GET /articles/{id}': 'anyone',
  'GET /tags': 'anyone',
  'GET /ratings': 'anyone',
  'POST /ratings': 'anyone',
  'GET /comments': 'anyone',
  'POST /comments': 'oneself',
  'DELETE /comments/{id}': owner('comment_not_found', ({ commentId: id }) => ({ params: { id } })),
  'GET /system/info': 'anyone',
  'GET /admin/system/info/view': admin(() => ({})),
  'POST /admin/system/info/add': admin(() => ({
    payload: { key: 'alert_info_sample', text: 'Образец', enabled: false },
  })),
  'PUT /admin/system/info/update_value': admin(() => ({
    payload: { key: 'maintenance', text: 'Идут работы' },
  })),
  'PUT /admin/system/info/update_activity': admin(() => ({
    payload: { key: 'maintenance', enabled: false },
  })),
  'DELETE /admin/system/info/remove': admin(({ alertKey: key }) => ({ query: { key } })),
  'POST /support': 'anyone',

  'GET /tariff/get_all': 'anyone',
  'GET /tariff/get_current': 'oneself',
  'GET /tariff/get_current_for_user/': owner('person_not_found', ({ userId }) => ({
    query: { person_id: userId },
  })),
  'POST /tariff/activate': 'oneself',
  'POST /tariff/activate_for_user': admin(({ userId }) => ({
    payload: { person_id: userId, tariff_simple_id: 0 },
  })),
  'PUT /tariff/update_for_person': admin(({ userId }) => ({
    payload: { person_id: userId, tariff_simple_id: 0 },
  })),
  'DELETE /tariff/delete_for_person': admin(({ userId }) => ({ query: { person_id: userId } })),

  'GET /risk/v2/report/{id}': owner('report_not_found', ({ itemId: id }) => ({ params: { id } })),
  'POST /risk/v2/owner': owner('report_not_found', ({ itemId }) => ({
    payload: { order_item_id: itemId, data: ivan },
  })),
  'PUT /risk/v2/owner': owner('report_not_found', ({ ownerId: id }) => ({ payload: { id, data: ivan } })),
  'DELETE /risk/v2/owner': owner('report_not_found', ({ ownerId: id }) => ({ payload: { id } })),
  'POST /risk/v2/task/restart': owner('report_not_found', ({ taskId }) => ({ payload: { task_id: taskId } })),
  'POST /risk/v2/survey': owner('report_not_found', ({ ownerId }) => ({
    payload: { owner_id: ownerId, answers: [] },
  })),
  'POST /risk/v2/update_statement': owner('report_not_found', ({ itemId }) => ({
    payload: { order_item_id: itemId },
  })),
  'POST /risk/v2/finish/{id}': owner('report_not_found', ({ itemId: id }) => ({ params: { id } })),
  'POST /risk/owner': owner('report_not_found', ({ itemId }) => ({
    payload: { order_item_id: itemId, data: ivan },
  })),
  'PUT /risk/owner': owner('report_not_found', ({ ownerId: id }) => ({ payload: { id, data: ivan } })),
  'POST /risk/v2/conclusion/': staff('forbidden', ({ itemId }) => ({
    payload: { order_item_id: itemId, ...riskText },
  })),
  'PUT /risk/v2/conclusion/': staff('forbidden', ({ riskConclusionId: id }) => ({
    payload: { id, ...riskText },
  })),
  'DELETE /risk/v2/conclusion/': staff('forbidden', ({ riskConclusionId: id }) => ({ payload: { id } })),
  'GET /admin/risk/reports': staff('forbidden', () => ({})),
  'POST /admin/risk/conclusion/model': staff('forbidden', ({ itemId }) => ({
    payload: { order_item_id: itemId },
  })),
  'PUT /risk/v2/conclusion/hide': staff('forbidden', ({ riskConclusionId: id }) => ({
    payload: { id, is_hidden: true },
  })),

  'POST /wholesale': 'oneself',
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
      consent: { offer_version: '1', personal_data_version: '1' },
    },
  })),
  'GET /wholesale/{batch_id}/results': owner('batch_not_found', batch),
  'GET /wholesale/{batch_id}/results.xlsx': owner('batch_not_found', batch),
  'GET /wholesale/{batch_id}/bad-rows.xlsx': owner('batch_not_found', batch),

  // The asker's own list: who was not given `ai_report` is refused as a whole.
  'GET /expert': owner('forbidden', () => ({})),
  'GET /expert/{conclusion_id}': owner('conclusion_not_found', ({ conclusionId }) => ({
    params: { conclusion_id: conclusionId },
  })),
  'POST /expert': owner('forbidden', ({ itemId }) => ({
    payload: { order_item_id: itemId, question: 'Образец', expected_price: 0 },
  })),
  'GET /expert/requests': staff('forbidden', () => ({})),
  'PUT /expert/{conclusion_id}/text': staff('forbidden', ({ conclusionId }) => ({
    params: { conclusion_id: conclusionId },
    payload: { text: 'Образец' },
  })),
  'PUT /expert/{conclusion_id}/decline': staff('forbidden', ({ conclusionId }) => ({
    params: { conclusion_id: conclusionId },
    payload: { reason: 'Образец' },
  })),

  // For somebody else only an administrator adds one.
  'POST /payer/add_payer': owner('forbidden', ({ userId }) => ({
    payload: { ...legal, inn: '500100732259', kpp: '', name: 'Образцова', target_person_id: userId },
  })),
  'POST /payer/update_payer_info': owner('payer_not_found', ({ payerId }) => ({
    payload: { ...legal, payer_id: payerId },
  })),
  'DELETE /payer/remove_payer': owner('payer_not_found', ({ payerId }) => ({ query: { payer_id: payerId } })),
  'GET /payer/get_payers': 'oneself',
  'GET /payer/get_payer_info': 'oneself',
  'POST /invoice': owner('payer_not_found', ({ payerId, orderId, transactionId }) => [
    { payload: { kind: 'invoice', payer_id: payerId, amount: 5000 } },
    { payload: { kind: 'invoice', payer_id: payerId, order_id: orderId } },
    { payload: { kind: 'act', payer_id: payerId, transaction_id: transactionId } },
  ]),
  'GET /invoice': owner('invoice_not_found', ({ invoiceId }) => ({ query: { invoice_id: invoiceId } })),
  'GET /invoices': 'oneself',

  'GET /person/settings': 'oneself',
  'POST /person/settings/add': owner('forbidden', ({ userId }) => ({
    payload: { key: 'processing_orders', value: 'active', target_person_id: userId },
  })),
  'PUT /person/settings/update': owner('forbidden', ({ userId }) => ({
    payload: { key: 'processing_orders', value: 'active', target_person_id: userId },
  })),
  'DELETE /person/settings/remove': owner('forbidden', ({ userId }) => ({
    query: { key: 'processing_orders', target_person_id: userId },
  })),
  'POST /admin/person/settings/list': admin(({ itemId }) => ({ payload: { order_item_ids: [itemId] } })),
  'PUT /person': 'oneself',
  'PUT /person/update_password': 'oneself',
  'GET /person/sessions': 'oneself',
  'DELETE /person/sessions': 'oneself',
  'DELETE /person/sessions/{session_id}': owner('session_not_found', ({ sessionId }) => ({
    params: { session_id: sessionId },
  })),
  'GET /person/phone/send_verification_code': 'oneself',
  'POST /person/phone/verify': 'oneself',
  'POST /attachment': 'oneself',
  'GET /attachment': 'oneself',
  'GET /attachment/{attachment_id}': owner('attachment_not_found', attachment),
  'DELETE /attachment/{attachment_id}': owner('attachment_not_found', attachment),
  'POST /person/export': 'oneself',
  'GET /person/exports': 'oneself',
  'GET /person/export/{export_id}': owner('export_not_found', ({ exportId }) => ({
    params: { export_id: exportId },
  })),
  'POST /person/delete': 'oneself',

  // Everybody sees what came by their own link.
  'GET /admin/mailings': admin(() => ({})),
  'POST /admin/mailing': admin(() => ({ payload: sampleMailing })),
  'PUT /admin/mailing/{mailing_id}': admin((the) => ({ ...mailing(the), payload: sampleMailing })),
  'POST /admin/mailing/{mailing_id}/sample': admin(mailing),
  'POST /admin/mailing/{mailing_id}/start': admin(mailing),
  'POST /admin/mailing/{mailing_id}/stop': admin(mailing),
  // The token in its address says whose letters end.
  'POST /unsubscribe': 'anyone',

  'GET /partner/orders': 'oneself',
  'GET /partner/stats': 'oneself',
  'GET /partner/referral': 'oneself',

  'GET /api': 'oneself',
  'POST /api/create_or_renew': 'oneself',
  'DELETE /api': 'oneself',
  'GET /webhooks': 'oneself',
  'POST /webhooks': 'oneself',
  'DELETE /webhooks/{webhookId}': owner('webhook_not_found', webhook),
  'POST /webhooks/{webhookId}/test': owner('webhook_not_found', webhook),
  'GET /webhooks/{webhookId}/deliveries': owner('webhook_not_found', webhook),
} as const satisfies Record<ApiKey, Access>;
