import type { ApiKey } from '@proverka/contract/api';
import { advanceReturn, proposeAbove } from '../bank.ts';
import { letterTo } from '../letter-to.ts';
import { createPerson } from '../people.ts';
import { giveStaffRole, staffBelongings } from '../staff.ts';
import { writes } from './journal-rule.ts';
import type { Journaling } from './journal-rule.ts';

export const journalOfStaff = {
  'POST /staff/login': writes('session.refused', 'guest', ({ holder }) => ({
    payload: { username: holder.email, password: 'неверный пароль' },
  })),
  'POST /staff/proof': 'own',
  'POST /staff/fresh_proof/ask': 'own',
  'POST /staff/fresh_proof': 'own',
  'POST /staff/logout': 'own',
  'GET /staff/me': 'own',
  'POST /staff/enrolment/look': 'own',
  'POST /staff/enrolment': 'own',

  'GET /admin/invoice/list': 'staff list',
  'GET /admin/money/statements': 'staff list',
  'POST /admin/money/statements': writes('bank_statement.uploaded', 'admin'),
  'GET /admin/money/statements/{statement_id}': 'staff list',
  'GET /admin/money/lines': 'staff list',
  'POST /admin/money/lines/{line_id}/decide': writes('bank_line.ignored', 'admin'),
  'POST /admin/money/corrections': writes('money.proposed', 'admin'),
  'POST /admin/money/advance_returns': writes('money.proposed', 'admin'),
  'POST /admin/subtract_account_balance': writes('money.proposed', 'admin'),
  'GET /admin/money/advances/{person_id}': writes('person.read', 'admin'),
  'POST /admin/money/advances/{person_id}/return': writes(
    'money.proposed',
    'admin',
    async ({ admin, the }) => {
      const { version } = (await admin.request({ url: `/admin/money/advances/${the.userId}` })).json();
      return { params: { person_id: the.userId }, payload: advanceReturn({ version }) };
    },
  ),
  'POST /admin/partner/withdraw': writes('money.proposed', 'admin'),
  'GET /admin/partner/account_sum': 'staff list',
  'GET /admin/money/proposals': 'staff list',
  'POST /admin/money/proposals/{proposal_id}/approve': writes('money.approved', 'admin'),
  'POST /admin/money/proposals/{proposal_id}/end': writes(
    'money.refused',
    'admin',
    async ({ world, the }) => {
      const maker = await world.signIn({ staff: 'accountant' });
      const { proposal_id } = await proposeAbove(maker, the.ownerEmail, { document: 'Заявление № 3' });
      return { params: { proposal_id } };
    },
  ),
  'GET /admin/money/payouts': 'staff list',
  'POST /admin/money/payout_files': writes('payout_file.made', 'admin'),
  'GET /admin/money/payout_files/{file_id}': 'staff list',
  'POST /admin/money/payouts/{payout_id}/cancel': writes('payout.cancelled', 'admin'),

  'GET /admin/staff': 'staff list',
  'POST /admin/staff/roles': writes('staff_role.proposed', 'admin'),
  'POST /admin/staff/roles/{id}/confirm': writes(['staff_role.confirmed', 'staff_enrolment.issued'], 'admin'),
  'POST /admin/staff/roles/{id}/end': writes('staff_role.ended', 'admin'),
  'POST /admin/people/find': writes('person.read', 'admin', ({ holder: { email } }) => ({
    payload: { email },
  })),
  'POST /admin/people/{person_id}/sessions/close': writes(
    ['credentials.ended', 'session.closed'],
    'admin',
    ({ holder }) => ({ params: { person_id: holder.id }, payload: { reason: 'украден телефон' } }),
  ),
  'POST /admin/users': writes('desk.read', 'admin'),
  'GET /admin/users/tariffs': 'staff list',
  'GET /admin/users/{person_id}': writes('person.read', 'admin'),
  'GET /admin/emails/{letter_id}': writes('person.read', 'admin', async ({ world, customer }) => ({
    params: { letter_id: await letterTo(world.db, customer.email) },
  })),
  'GET /admin/stats': 'staff list',
  'GET /admin/stats_graphic': 'staff list',
  'GET /admin/products_sum': 'staff list',
  'GET /admin/source': 'staff list',
  'GET /admin/top_donators': writes('desk.read', 'admin'),
  'GET /admin/top_donators_responsible': writes('desk.read', 'admin'),
  'GET /admin/metrics': 'staff list',
  'POST /admin/numbers/rows': writes('desk.read', 'admin'),
  'GET /orders_done_count': 'public',
  'GET /admin/responsible_user': 'staff list',
  'POST /admin/responsible_user/add': writes('responsible.assigned', 'admin', async ({ world, holder }) => {
    const curator = await createPerson(world.db);
    await giveStaffRole(world.db, curator.id, 'curator');
    return { payload: { person_id: holder.id, responsible_id: curator.id } };
  }),
  'DELETE /admin/responsible_user/remove': writes(
    'responsible.removed',
    'admin',
    async ({ world, admin, holder }) => {
      const curator = await createPerson(world.db);
      await giveStaffRole(world.db, curator.id, 'curator');
      const payload = { person_id: holder.id, responsible_id: curator.id };
      await admin.request({ method: 'POST', url: '/admin/responsible_user/add', payload });
      return { query: { person_id: holder.id } };
    },
  ),
  'POST /admin/responsible_user/customers': writes('desk.read', 'admin'),
  'POST /admin/partners': writes('desk.read', 'admin'),
  'GET /admin/partners/{person_id}': writes('person.read', 'admin'),
  'POST /admin/partners/{person_id}/customers': writes('desk.read', 'admin'),
  'POST /admin/orders': writes('desk.read', 'admin'),
  'GET /admin/orders/products': 'staff list',
  'GET /admin/orders/{order_id}': writes('order.read', 'admin'),
  'POST /admin/find': writes('desk.read', 'admin', () => ({ payload: { text: 'тестов' } })),
  'GET /admin/views': 'own',
  'POST /admin/views': 'own',
  'PUT /admin/views/{view_id}': 'own',
  'DELETE /admin/views/{view_id}': 'own',
  'PUT /admin/default_view': 'own',
  'POST /admin/staff/recoveries': writes('staff_recovery.proposed', 'admin'),
  'POST /admin/staff/recoveries/{id}/confirm': writes('staff_recovery.confirmed', 'admin'),
  'POST /admin/staff/recoveries/{id}/end': writes('staff_recovery.refused', 'admin', async ({ world }) => ({
    params: { id: (await staffBelongings(world.db)).recoveryId },
  })),
} as const satisfies Partial<Record<ApiKey, Journaling>>;
