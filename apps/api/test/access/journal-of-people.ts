import type { ApiKey } from '@proverka/contract/api';
import { newEmailLink } from '#accounts/email-verification.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { unsubscribeToken } from '#content/mailings/unsubscribe-token.ts';
import { writes } from './journal-rule.ts';
import type { Journaling } from './journal-rule.ts';
import { requestIn, subjectRequest } from '../subject-requests.ts';
import { agreeTo } from '../consents.ts';

export const journalOfPeople = {
  'GET /person/{id}': writes('person.read', 'admin'),

  'POST /payer/add_payer': writes('payer.added', 'admin'),
  'POST /payer/update_payer_info': writes('payer.changed', 'customer'),
  'GET /payer/get_payers': 'own',
  'GET /payer/get_payer_info': 'public',
  'POST /invoice': 'order',
  'POST /invoice/period': 'order',
  'GET /invoice': 'own',
  'GET /invoices': 'own',
  'DELETE /payer/remove_payer': writes('payer.removed', 'customer'),

  'GET /person/settings': 'own',
  'POST /person/settings/add': writes('setting.changed', 'admin'),
  'PUT /person/settings/update': writes('setting.changed', 'admin'),
  'POST /admin/person/settings/list': writes('person.read', 'admin'),
  'DELETE /person/settings/remove': writes('setting.changed', 'admin'),
  'PUT /person': writes('person.changed', 'customer', () => ({
    payload: { name: 'Образцов', phone: '+7 (999) 000-33-44' },
  })),
  'POST /person/email/send_verification': writes('email.link_sent', 'holder'),
  'POST /person/email/verify': writes(
    ['email.verified', 'session.opened'],
    'guest',
    async ({ world, holder }) => ({
      payload: {
        token: await inTransaction(world.db, (tx) => newEmailLink(tx, holder.id, new Date())),
        password: 'длинное новое слово',
      },
    }),
  ),
  'GET /person/phone/send_verification_code': writes('phone.code_sent', 'customer'),
  'POST /person/phone/verify': writes('phone.code_refused', 'customer', () => ({
    payload: { code: '000000' },
  })),
  'POST /attachment': 'own',
  'GET /attachment': 'own',
  'GET /attachment/{attachment_id}': 'own',
  'DELETE /attachment/{attachment_id}': 'own',
  'POST /deal/create': 'own',
  'GET /deals': 'own',
  'GET /deal/{deal_id}': 'own',
  'PUT /deal/{deal_id}': 'own',
  'DELETE /deal/{deal_id}': 'own',
  'POST /deal/add_document': 'own',
  'POST /person/export': writes('data_export.requested', 'holder'),
  'GET /person/exports': 'own',
  'GET /person/export/{export_id}': writes('data_export.read', 'customer'),
  'POST /subject_requests': writes('subject_request.opened', 'guest', () => ({ payload: subjectRequest() })),
  'POST /subject_requests/{request_id}/proof': writes(
    'subject_request.code_refused',
    'guest',
    async ({ world }) => ({
      params: { request_id: await requestIn(world, 'unproven') },
      payload: { code: '000000' },
    }),
  ),
  'POST /subject_requests/{request_id}/staff_check': 'own',
  'GET /admin/subject_requests': 'staff list',
  'GET /admin/subject_requests/{request_id}': writes('subject_request.read', 'admin', async ({ world }) => ({
    params: { request_id: await requestIn(world, 'open') },
  })),
  'PUT /admin/subject_requests/{request_id}/identity': writes(
    'subject_request.identity_judged',
    'admin',
    async ({ world }) => ({
      params: { request_id: await requestIn(world, 'waiting_identity') },
      payload: { is_confirmed: true, reason: 'паспорт показан' },
    }),
  ),
  'PUT /admin/subject_requests/{request_id}/extension': writes(
    'subject_request.extended',
    'admin',
    async ({ world }) => ({
      params: { request_id: await requestIn(world, 'open') },
      payload: { reason: 'ждём ответ источника' },
    }),
  ),
  'PUT /admin/subject_requests/{request_id}/answer': writes(
    'subject_request.answered',
    'admin',
    async ({ world }) => ({
      params: { request_id: await requestIn(world, 'open') },
      payload: { outcome: 'answered', text: 'Ответ' },
    }),
  ),
  'GET /consent_texts': 'public',
  'GET /consent_texts/{purpose}/{version}': 'public',
  'GET /person/consents': 'own',
  'POST /person/consents/{purpose}': writes('consent.given', 'customer', () => ({
    params: { purpose: 'news' },
    payload: { version: '2026-11-20' },
  })),
  'DELETE /person/consents/{purpose}': writes('consent.withdrawn', 'customer', async ({ customer }) => {
    await agreeTo(customer, 'third_parties');
    return { params: { purpose: 'third_parties' } };
  }),

  'GET /admin/mailings': 'staff list',
  'GET /admin/mailing/{mailing_id}': 'staff list',
  'POST /admin/mailing/preview': writes('mailing.previewed', 'admin'),
  'POST /admin/mailing': writes('mailing.created', 'admin'),
  'PUT /admin/mailing/{mailing_id}': writes('mailing.changed', 'admin'),
  'POST /admin/mailing/{mailing_id}/sample': writes('mailing.sampled', 'admin'),
  'POST /admin/mailing/{mailing_id}/start': writes('mailing.started', 'admin'),
  'POST /admin/mailing/{mailing_id}/stop': writes('mailing.stopped', 'admin'),
  'POST /unsubscribe': writes('setting.changed', 'guest', ({ world, the }) => ({
    query: { token: unsubscribeToken(world.deps.config.appSecret, the.userId) },
    form: { 'List-Unsubscribe': 'One-Click' },
  })),

  'GET /partner/orders': 'own',
  'GET /partner/stats': 'own',
  'GET /partner/referral': 'own',
} as const satisfies Partial<Record<ApiKey, Journaling>>;
