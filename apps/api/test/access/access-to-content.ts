import type { ApiKey } from '@proverka/contract/api';
import type { Belongings } from '../belongings.ts';
import { admin, owner } from './access-rule.ts';
import type { Access, Request } from './access-rule.ts';

const ofCase = ({ caseId }: Belongings): Request => ({ params: { case_id: caseId } });
const template = ({ caseTemplateId }: Belongings): Request => ({ params: { template_id: caseTemplateId } });
export const sampleBanner = {
  brand: 'real-estate',
  route: 'all',
  title: 'Образец',
  text: '',
  link: '/tariff/',
  link_title: 'Тарифы',
  advertiser: null,
  starts_on: '2026-11-20',
  ends_on: null,
  is_enabled: false,
};
const sampleTemplate = { title: 'Образец', text: 'Образец' };

export const accessToContent = {
  'GET /articles': 'anyone',
  'GET /articles/{id}': 'anyone',
  'GET /tags': 'anyone',
  'GET /ratings': 'anyone',
  'POST /ratings': 'anyone',
  'GET /comments': 'anyone',
  'POST /comments': 'oneself',
  'DELETE /comments/{id}': owner(
    'comment_not_found',
    ({ commentId: id }) => ({ params: { id } }),
    'comments',
  ),
  'GET /admin/articles': admin(() => ({})),
  'PUT /admin/articles/{article_id}/state': admin(() => ({
    params: { article_id: 'one' },
    payload: { is_blocked: true, reason: 'Образец' },
  })),
  'POST /admin/comments': admin(() => ({ payload: {} })),
  'PUT /admin/comments/{comment_id}/state': admin(({ commentId }) => ({
    params: { comment_id: commentId },
    payload: { is_blocked: true, reason: 'Образец' },
  })),
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
  'GET /admin/banners': admin(() => ({})),
  'POST /admin/banners': admin(() => ({ payload: sampleBanner })),
  'PUT /admin/banners/{banner_id}': admin(({ userId: banner_id }) => ({
    params: { banner_id },
    payload: { ...sampleBanner, seen: '2026-11-20T00:00:00.000Z' },
  })),
  'GET /admin/releases': admin(() => ({})),
  'POST /admin/releases/rollback': admin(() => ({
    payload: { remote: 'one', from: 'unknown', reason: 'пустая страница' },
  })),
  'POST /admin/releases/trial': admin(() => ({
    payload: { set: 'unknown', decision: 'withdraw', reason: 'пустая страница' },
  })),
  'POST /admin/releases/outline': admin(() => ({})),
  'POST /support': 'anyone',
  'GET /support/usual_answer': 'anyone',
  'POST /events/opt': 'anyone',
  'POST /task': admin(() => ({ payload: { email: 'nobody@example.com', template: 'how_to_pay' } })),
  'GET /task/job': admin(({ userId }) => ({ query: { task_id: userId } })),
  'POST /actionpay/add': owner('order_not_found', ({ orderId }) => ({
    payload: { order_id: orderId, actionpay_click: 'click-1' },
  })),
  'GET /cases': 'oneself',
  'POST /cases': owner('report_not_found', ({ itemId }) => ({
    payload: { kind: 'report_error', text: 'Образец', order_item_id: itemId },
  })),
  'GET /cases/{case_id}': owner('case_not_found', ofCase),
  'POST /cases/{case_id}/messages': owner('case_not_found', (the) => ({
    ...ofCase(the),
    payload: { text: 'Образец' },
  })),
  'POST /cases/{case_id}/seen': owner('case_not_found', (the) => ({
    ...ofCase(the),
    payload: { shown_date: '2026-01-01T00:00:00.000Z' },
  })),
  'POST /cases/{case_id}/close': owner('case_not_found', ofCase),
  'GET /case_documents/{document_id}': owner(
    'file_not_found',
    ({ caseDocumentId: document_id }) => ({ params: { document_id } }),
    'cases',
  ),
  // The link of the letter opens it.
  'POST /support/case': 'anyone',
  'POST /support/case/messages': 'anyone',
  'POST /support/case/document': 'anyone',
  // The mail server shows a secret.
  'POST /support/mail': 'system',
  'POST /admin/cases': admin(() => ({ payload: {} })),
  'GET /admin/cases/counts': admin(() => ({})),
  'GET /admin/cases/staff': admin(() => ({})),
  'GET /admin/cases/templates': admin(() => ({})),
  'POST /admin/cases/templates': admin(() => ({ payload: sampleTemplate })),
  'PUT /admin/cases/templates/{template_id}': admin((the) => ({
    ...template(the),
    payload: sampleTemplate,
  })),
  'DELETE /admin/cases/templates/{template_id}': admin(template),
  'GET /admin/cases/{case_id}': admin(ofCase),
  'POST /admin/cases/{case_id}/answer': admin((the) => ({
    ...ofCase(the),
    payload: { seen: 1_000_000, text: 'Образец' },
  })),
  'POST /admin/cases/{case_id}/notes': admin((the) => ({ ...ofCase(the), payload: { text: 'Образец' } })),
  'PUT /admin/cases/{case_id}/assignee': admin((the) => ({
    ...ofCase(the),
    payload: { seen: 1_000_000, person_id: null },
  })),
  'PUT /admin/cases/{case_id}/state': admin((the) => ({
    ...ofCase(the),
    payload: { seen: 1_000_000, state: 'closed' },
  })),
} as const satisfies Partial<Record<ApiKey, Access>>;
