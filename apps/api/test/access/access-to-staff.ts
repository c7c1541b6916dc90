import type { ApiKey } from '@proverka/contract/api';
import {
  advanceReturn,
  correction,
  payoutTo,
  statementUpload,
  subtraction,
  unclearPayment,
} from '../bank.ts';
import type { Belongings } from '../belongings.ts';
import { admin, staff } from './access-rule.ts';
import type { Access, Request } from './access-rule.ts';

const role = ({ staffRoleId: id }: Belongings): Request => ({ params: { id } });
const recovery = ({ recoveryId: id }: Belongings): Request => ({ params: { id } });

const proposal = ({ proposalId: proposal_id }: Belongings): Request => ({ params: { proposal_id } });

const line = ({ bankLineId }: Belongings): Request => ({
  params: { line_id: bankLineId },
  payload: { decision: 'ignore', reason: 'Не по нашим счетам' },
});

const inPeriod = () => ({ query: { 'date-from': '2026-11-01', 'date-to': '2026-11-30' } });

export const accessToStaff = {
  'POST /staff/login': 'anyone',
  'POST /staff/proof': 'anyone',
  // The handlers ask for a session of the staff.
  'POST /staff/fresh_proof/ask': 'oneself',
  'POST /staff/fresh_proof': 'oneself',
  'POST /staff/logout': 'anyone',
  'GET /staff/me': 'oneself',
  // The code identifies the account.
  'POST /staff/enrolment/look': 'anyone',
  'POST /staff/enrolment': 'anyone',

  'GET /admin/invoice/list': admin(() => ({})),
  'GET /admin/money/statements': admin(() => ({})),
  'POST /admin/money/statements': admin(() => ({ payload: statementUpload([unclearPayment()]) })),
  'GET /admin/money/statements/{statement_id}': admin(({ bankStatementId }) => ({
    params: { statement_id: bankStatementId },
  })),
  'GET /admin/money/lines': admin(() => ({})),
  'POST /admin/money/lines/{line_id}/decide': admin(line),
  'POST /admin/money/corrections': admin(({ ownerEmail: email }) => ({ payload: correction(email) })),
  'POST /admin/money/advance_returns': admin(({ ownerEmail: email }) => ({ payload: payoutTo(email) })),
  'POST /admin/subtract_account_balance': admin(({ ownerEmail: email }) => ({ payload: subtraction(email) })),
  'GET /admin/money/advances/{person_id}': admin(({ userId }) => ({ params: { person_id: userId } })),
  'POST /admin/money/advances/{person_id}/return': admin(({ userId }) => ({
    params: { person_id: userId },
    payload: advanceReturn(),
  })),
  'POST /admin/partner/withdraw': admin(({ ownerEmail: email }) => ({ payload: payoutTo(email) })),
  'GET /admin/partner/account_sum': admin(({ ownerEmail: email }) => ({ query: { email } })),
  'GET /admin/money/proposals': admin(() => ({})),
  'POST /admin/money/proposals/{proposal_id}/approve': admin((the) => ({
    ...proposal(the),
    payload: { arguments_hash: the.proposalHash },
  })),
  'POST /admin/money/proposals/{proposal_id}/end': admin(proposal),
  'GET /admin/money/payouts': admin(() => ({})),
  'POST /admin/money/payout_files': admin(({ payoutId }) => ({ payload: { payout_ids: [payoutId] } })),
  'GET /admin/money/payout_files/{file_id}': admin(({ payoutFileId }) => ({
    params: { file_id: payoutFileId },
  })),
  'POST /admin/money/payouts/{payout_id}/cancel': admin(({ payoutId }) => ({
    params: { payout_id: payoutId },
    payload: { reason: 'Банк отказал' },
  })),

  'GET /admin/staff': admin(() => ({})),
  'POST /admin/staff/roles': admin(({ candidateEmail: email }) => ({ payload: { email, role: 'support' } })),
  'POST /admin/staff/roles/{id}/confirm': admin(role),
  'POST /admin/staff/roles/{id}/end': admin(role),
  'POST /admin/people/find': admin(({ candidateEmail: email }) => ({ payload: { email } })),
  'POST /admin/people/{person_id}/sessions/close': admin(({ userId }) => ({
    params: { person_id: userId },
    // Ended sessions would make every later request of this person fail.
    payload: { session_id: '0192f0c1-0000-7000-8000-0000000000aa', reason: 'украден телефон' },
  })),
  'POST /admin/users': admin(() => ({ payload: {} })),
  'GET /admin/users/tariffs': admin(() => ({})),
  'GET /admin/users/{person_id}': admin(({ userId }) => ({ params: { person_id: userId } })),
  'GET /admin/emails/{letter_id}': staff('forbidden', () => ({
    params: { letter_id: '0192f0c1-0000-7000-8000-0000000000aa' },
  })),
  'GET /admin/stats': admin(inPeriod),
  'GET /admin/stats_graphic': admin(inPeriod),
  'GET /admin/products_sum': admin(inPeriod),
  'GET /admin/source': admin(inPeriod),
  'GET /admin/top_donators': admin(inPeriod),
  'GET /admin/top_donators_responsible': admin(inPeriod),
  'GET /admin/metrics': admin(() => ({})),
  'POST /admin/numbers/rows': admin(() => ({
    payload: { figure: 'paid', date_from: '2026-11-01', date_to: '2026-11-30' },
  })),
  'GET /orders_done_count': 'anyone',
  'GET /admin/responsible_user': admin(({ userId }) => ({ query: { person_id: userId } })),
  'POST /admin/responsible_user/add': admin(({ userId }) => ({
    payload: { person_id: userId, responsible_id: userId },
  })),
  'DELETE /admin/responsible_user/remove': admin(({ userId }) => ({ query: { person_id: userId } })),
  'POST /admin/responsible_user/customers': admin(() => ({ payload: {} })),
  'POST /admin/partners': admin(() => ({ payload: {} })),
  'GET /admin/partners/{person_id}': admin(({ userId }) => ({ params: { person_id: userId } })),
  'POST /admin/partners/{person_id}/customers': admin(({ userId }) => ({
    params: { person_id: userId },
    payload: {},
  })),
  'POST /admin/orders': admin(() => ({ payload: {} })),
  'GET /admin/orders/products': admin(() => ({})),
  'GET /admin/orders/{order_id}': admin(({ orderId }) => ({ params: { order_id: orderId } })),
  // The handler asks for a session of the staff and answers what its grants open.
  'POST /admin/find': 'oneself',
  // The same; a view is found only by those who may see it.
  'GET /admin/views': 'oneself',
  'POST /admin/views': 'oneself',
  'PUT /admin/views/{view_id}': 'oneself',
  'DELETE /admin/views/{view_id}': 'oneself',
  'PUT /admin/default_view': 'oneself',
  'POST /admin/staff/recoveries': admin(({ colleagueId }) => ({ payload: { person_id: colleagueId } })),
  'POST /admin/staff/recoveries/{id}/confirm': admin(recovery),
  'POST /admin/staff/recoveries/{id}/end': admin(recovery),
} as const satisfies Partial<Record<ApiKey, Access>>;
