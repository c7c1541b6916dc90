import type { ApiKey } from '@proverka/contract/api';
import type { Belongings } from '../belongings.ts';
import { ivan } from '../fake-check-sources.ts';
import { owner, staff } from './access-rule.ts';
import type { Access, Request } from './access-rule.ts';

const item = ({ itemId }: Belongings): Request => ({ params: { order_item_id: itemId } });
const task = ({ itemId, taskId }: Belongings): Request => ({
  params: { order_item_id: itemId, task_id: taskId },
});

const dispute = ({ disputeId }: Belongings): Request => ({ params: { dispute_id: disputeId } });

const conclusion = ({ conclusionId }: Belongings): Request => ({
  params: { conclusion_id: conclusionId },
});
const template = ({ templateId }: Belongings): Request => ({ params: { template_id: templateId } });

const riskText = { level: 'clear', text: 'Образец' };

export const accessToReports = {
  'GET /report/{order_item_id}': owner('report_not_found', item, 'reports'),
  'GET /report/{order_item_id}/events': owner('report_not_found', item, 'reports'),
  'GET /report/{order_item_id}/pdf': owner('report_not_found', item, 'reports'),
  'POST /report/{order_item_id}/data': owner('report_not_found', (the) => ({
    ...item(the),
    payload: { data: { region: '77' } },
  })),
  'POST /report/{order_item_id}/skip': owner('report_not_found', item),
  'POST /report/{order_item_id}/tasks/{task_id}/skip': owner('report_not_found', task),
  'POST /report/{order_item_id}/tasks/{task_id}/restart': owner('report_not_found', task),
  'POST /report/{order_item_id}/rating': owner('report_not_found', (the) => ({
    ...item(the),
    payload: { rating: 'up' },
  })),
  'POST /poll': owner('report_not_found', ({ itemId }) => ({
    payload: { order_item_id: itemId, answer: 'undecided' },
  })),
  'POST /report/{order_item_id}/dispute': owner('report_not_found', (the) => ({
    ...item(the),
    payload: { finding_key: 'any', text: 'Образец' },
  })),
  'GET /report/{order_item_id}/credit_consent': owner('report_not_found', item),
  'POST /report/{order_item_id}/credit_consent': owner('report_not_found', (the) => ({
    ...item(the),
    payload: { phone: '+79990001133', asker: 'Образцов', purpose: 'rent' },
  })),
  'POST /report/{order_item_id}/credit_consent/own': owner('report_not_found', item),
  'POST /credit_consent/read': 'anyone',
  'POST /credit_consent/code': 'anyone',
  'POST /credit_consent/sign': 'anyone',
  'POST /credit_consent/refuse': 'anyone',
  'POST /credit_consent/withdraw': 'anyone',
  'GET /dispute/{dispute_id}/document': owner('dispute_not_found', dispute, 'disputes'),
  'POST /admin/report_ratings': staff('forbidden', () => ({ payload: {} })),
  'GET /admin/poll_results': staff('forbidden', () => ({})),
  'GET /admin/disputes': staff('forbidden', () => ({})),
  'GET /admin/disputes/{dispute_id}': staff('forbidden', dispute),
  'PUT /admin/disputes/{dispute_id}/answer': staff('forbidden', (the) => ({
    ...dispute(the),
    payload: { outcome: 'explained', text: 'Образец' },
  })),
  'PUT /order_item/{order_item_id}/subject': owner('report_not_found', (the) => ({
    ...item(the),
    payload: { subject: ivan },
  })),
  'GET /confirm/{number}': 'anyone',
  'GET /order_item/{order_item_id}/insurance/{document}': owner(
    'report_not_found',
    ({ itemId }) => ({ params: { order_item_id: itemId, document: 'policy' } }),
    'reports',
  ),

  'POST /passport/check': 'anyone',
  'POST /fssp/free': 'anyone',
  'POST /preview': 'anyone',
  // Anyone who knows its random id: it contains masked values and counts only.
  'GET /preview/{id}': 'anyone',

  // Anyone who knows its random id, if a guest uploaded it: it says what a document is, not what it says.
  'POST /seller-extract': 'anyone',
  'GET /seller-extract/{id}': 'anyone',
  'DELETE /seller-extract/{id}': 'anyone',

  'GET /risk/v2/report/{id}': owner(
    'report_not_found',
    ({ itemId: id }) => ({ params: { id } }),
    'conclusions',
  ),
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
  'POST /risk/v2/finish/{id}': owner(
    'report_not_found',
    ({ itemId: id }) => ({ params: { id } }),
    'conclusions',
  ),
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
  'GET /admin/risk/report/{id}': staff('forbidden', ({ itemId: id }) => ({ params: { id } })),
  'GET /admin/risk/report/{id}/statements': staff('forbidden', ({ itemId: id }) => ({ params: { id } })),
  'GET /admin/risk/report/{id}/pdf': staff('forbidden', ({ itemId: id }) => ({ params: { id } })),
  'POST /admin/risk/report': staff('forbidden', ({ itemId }) => ({ payload: { order_item_id: itemId } })),
  'POST /admin/risk/create_pdf': staff('forbidden', ({ itemId }) => ({ query: { orderItemID: itemId } })),
  'PUT /admin/risk/owner_item': staff('forbidden', ({ ownerId: id }) => ({ payload: { id, data: ivan } })),
  'DELETE /admin/risk/owner_item': staff('forbidden', ({ ownerId: id }) => ({ payload: { id } })),
  'PUT /admin/risk/owner_item/status': staff('forbidden', ({ ownerId: id }) => ({
    payload: { id, status: 'queued' },
  })),
  'PUT /admin/risk/conclusion': staff('forbidden', ({ riskConclusionId: id }) => ({
    payload: { id, ...riskText },
  })),
  'PUT /admin/risk/update_statement': staff('forbidden', ({ itemId }) => ({
    payload: { order_item_id: itemId },
  })),
  'POST /admin/risk/conclusion/model': staff('forbidden', ({ itemId }) => ({
    payload: { order_item_id: itemId },
  })),
  'PUT /risk/v2/conclusion/hide': staff('forbidden', ({ riskConclusionId: id }) => ({
    payload: { id, is_hidden: true },
  })),

  // The caller's own list: without `ai_report` it is refused as a whole.
  'GET /expert': owner('forbidden', () => ({})),
  'GET /expert/{conclusion_id}': owner(
    'conclusion_not_found',
    ({ conclusionId }) => ({
      params: { conclusion_id: conclusionId },
    }),
    'conclusions',
  ),
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

  'POST /admin/conclusions': staff('forbidden', () => ({ payload: {} })),
  'GET /admin/conclusions/{conclusion_id}': staff('forbidden', conclusion),
  'POST /admin/conclusions/{conclusion_id}/take': staff('forbidden', (the) => ({
    ...conclusion(the),
    payload: { from: null },
  })),
  'PUT /admin/conclusions/{conclusion_id}/draft': staff('forbidden', (the) => ({
    ...conclusion(the),
    payload: { text: 'Образец', version: 0 },
  })),
  'POST /admin/conclusions/{conclusion_id}/hand_over': staff('forbidden', (the) => ({
    ...conclusion(the),
    payload: { expert_id: the.colleagueId, note: 'Образец' },
  })),
  'POST /admin/conclusions/{conclusion_id}/hand_in': staff('forbidden', (the) => ({
    ...conclusion(the),
    payload: { text: 'Образец', version: 0 },
  })),
  'POST /admin/conclusions/{conclusion_id}/send_back': staff('forbidden', (the) => ({
    ...conclusion(the),
    payload: { note: 'Образец' },
  })),
  'GET /admin/conclusion_templates': staff('forbidden', () => ({})),
  'POST /admin/conclusion_templates': staff('forbidden', () => ({
    payload: { title: 'Образец', text: 'Образец' },
  })),
  'PUT /admin/conclusion_templates/{template_id}': staff('forbidden', (the) => ({
    ...template(the),
    payload: { title: 'Другой образец', text: 'Образец' },
  })),
  'DELETE /admin/conclusion_templates/{template_id}': staff('forbidden', template),
} as const satisfies Partial<Record<ApiKey, Access>>;
