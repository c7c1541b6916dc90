import type { ApiKey } from '@proverka/contract/api';
import { testPassword } from '../people.ts';
import { sampleMailing } from '../belongings.ts';
import type { Belongings } from '../belongings.ts';
import { admin, owner } from './access-rule.ts';
import type { Access, Request } from './access-rule.ts';

const webhook = ({ webhookId }: Belongings): Request => ({ params: { webhookId } });
const attachment = ({ attachmentId }: Belongings): Request => ({ params: { attachment_id: attachmentId } });
const deal = ({ dealId }: Belongings): Request => ({ params: { deal_id: dealId } });
const mailing = ({ mailingId }: Belongings): Request => ({ params: { mailing_id: mailingId } });

const legal = {
  inn: '7707083893',
  kpp: '773601001',
  name: 'ООО «Образец»',
  address: 'г Москва, ул Тестовая, д 1',
};

/** Found or not, only the staff may ask. */
const subjectRequestParams = { params: { request_id: '0192f0c1-0000-7000-8000-0000000000aa' } };

export const accessToPeople = {
  'POST /register': 'anyone',
  'POST /login': 'anyone',
  'POST /login/proof': 'anyone',
  'GET /person/factors': 'oneself',
  'POST /person/passkeys/options': 'oneself',
  'POST /person/passkeys': 'oneself',
  'PUT /person/passkeys/{passkey_id}': 'oneself',
  'POST /person/passkeys/{passkey_id}/remove': 'oneself',
  'POST /person/totp': 'oneself',
  'POST /person/totp/confirm': 'oneself',
  'POST /person/totp/remove': 'oneself',
  'POST /person/recovery_codes': 'oneself',
  'POST /logout': 'anyone',
  'POST /token': 'anyone',
  'POST /token/entry_code': 'oneself',
  'POST /token/entry_code/look': 'anyone',
  'POST /token/exchange': 'anyone',
  'PUT /reset': 'anyone',
  'POST /person/email/send_verification': 'oneself',
  // The token in the letter's link identifies the account.
  'POST /person/email/verify': 'anyone',
  'GET /person/{id}': owner('person_not_found', ({ userId: id }) => ({ params: { id } }), 'people'),

  // Only an administrator adds one for another user.
  'POST /payer/add_payer': owner(
    'forbidden',
    ({ userId }) => ({
      payload: { ...legal, inn: '500100732259', kpp: '', name: 'Образцова', target_person_id: userId },
    }),
    'people',
  ),
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
  'POST /invoice/period': owner('payer_not_found', ({ payerId }) => ({
    payload: { payer_id: payerId, from: '2026-01-01', to: '2026-01-31' },
  })),
  'GET /invoice': owner('invoice_not_found', ({ invoiceId }) => ({ query: { invoice_id: invoiceId } })),
  'GET /invoices': 'oneself',

  'GET /person/settings': 'oneself',
  'POST /person/settings/add': owner(
    'forbidden',
    ({ userId }) => ({
      payload: { key: 'processing_orders', value: 'active', target_person_id: userId },
    }),
    'people',
  ),
  'PUT /person/settings/update': owner(
    'forbidden',
    ({ userId }) => ({
      payload: { key: 'processing_orders', value: 'active', target_person_id: userId },
    }),
    'people',
  ),
  'DELETE /person/settings/remove': owner(
    'forbidden',
    ({ userId }) => ({
      query: { key: 'processing_orders', target_person_id: userId },
    }),
    'people',
  ),
  'POST /admin/person/settings/list': admin(({ itemId }) => ({ payload: { order_item_ids: [itemId] } })),
  'PUT /person': 'oneself',
  'PUT /person/update_password': 'oneself',
  'GET /person/sessions': 'oneself',
  'POST /person/sessions/close_others': 'oneself',
  'POST /person/sessions/{session_id}/close': owner('session_not_found', ({ sessionId }) => ({
    params: { session_id: sessionId },
    payload: { password: testPassword },
  })),
  'GET /person/phone/send_verification_code': 'oneself',
  'POST /person/phone/verify': 'oneself',
  'POST /attachment': owner('deal_not_found', ({ dealId }) => ({
    payload: { groupID: dealId, file_name: 'page.xml', content: 'PGEvPg==' },
  })),
  'GET /attachment': owner('deal_not_found', ({ dealId }) => ({ query: { groupID: dealId } })),
  'GET /attachment/{attachment_id}': owner('attachment_not_found', (the) => [
    attachment(the),
    { params: { attachment_id: the.dealDocumentId } },
  ]),
  'DELETE /attachment/{attachment_id}': owner('attachment_not_found', (the) => [
    attachment(the),
    { params: { attachment_id: the.dealDocumentId } },
  ]),
  'POST /deal/create': 'oneself',
  'GET /deals': 'oneself',
  'GET /deal/{deal_id}': owner('deal_not_found', deal),
  'PUT /deal/{deal_id}': owner('deal_not_found', (the) => ({
    ...deal(the),
    payload: { version: 1, notes: 'Образец' },
  })),
  'DELETE /deal/{deal_id}': owner('deal_not_found', deal),
  'POST /deal/add_document': owner('deal_not_found', ({ dealId, dealDocumentId }) => ({
    payload: { deal_id: dealId, attachment_id: dealDocumentId, kind: 'contract' },
  })),
  'POST /person/export': 'oneself',
  'GET /person/exports': 'oneself',
  'GET /person/export/{export_id}': owner('export_not_found', ({ exportId }) => ({
    params: { export_id: exportId },
  })),
  'POST /person/delete': 'oneself',
  'POST /subject_requests': 'anyone',
  'POST /subject_requests/{request_id}/proof': 'anyone',
  'POST /subject_requests/{request_id}/staff_check': 'anyone',
  'GET /admin/subject_requests': admin(() => ({})),
  'GET /admin/subject_requests/{request_id}': admin(() => subjectRequestParams),
  'PUT /admin/subject_requests/{request_id}/identity': admin(() => ({
    ...subjectRequestParams,
    payload: { is_confirmed: true, reason: 'паспорт показан' },
  })),
  'PUT /admin/subject_requests/{request_id}/extension': admin(() => ({
    ...subjectRequestParams,
    payload: { reason: 'ждём ответ источника' },
  })),
  'PUT /admin/subject_requests/{request_id}/answer': admin(() => ({
    ...subjectRequestParams,
    payload: { outcome: 'answered', text: 'Ответ' },
  })),
  'GET /consent_texts': 'anyone',
  'GET /consent_texts/{purpose}/{version}': 'anyone',
  'GET /person/consents': 'oneself',
  'POST /person/consents/{purpose}': 'oneself',
  'DELETE /person/consents/{purpose}': 'oneself',

  // Every user sees the results of their own link.
  'GET /admin/mailings': admin(() => ({})),
  'GET /admin/mailing/{mailing_id}': admin(mailing),
  'POST /admin/mailing/preview': admin(() => ({ payload: sampleMailing })),
  'POST /admin/mailing': admin(() => ({ payload: sampleMailing })),
  'PUT /admin/mailing/{mailing_id}': admin((the) => ({ ...mailing(the), payload: sampleMailing })),
  'POST /admin/mailing/{mailing_id}/sample': admin(mailing),
  'POST /admin/mailing/{mailing_id}/start': admin(mailing),
  'POST /admin/mailing/{mailing_id}/stop': admin(mailing),
  // The token in the URL identifies the recipient.
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
} as const satisfies Partial<Record<ApiKey, Access>>;
