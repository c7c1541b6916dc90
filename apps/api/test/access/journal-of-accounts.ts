import type { ApiKey } from '@proverka/contract/api';
import { personRoles } from '@proverka/contract/roles';
import { testPassword } from '../people.ts';
import { writes } from './journal-rule.ts';
import type { Journaling } from './journal-rule.ts';

const reason = 'просьба владельца';

export const journalOfAccounts = {
  'PUT /admin/users/role': writes(['person.role_changed', 'credentials.ended'], 'admin', ({ holder }) => ({
    payload: { person_id: holder.id, person_role: personRoles.appraiser, reason },
  })),
  'POST /admin/users/request_auth': writes('impersonation.requested', 'admin'),
  'POST /admin/users/reset_removed_person': writes('account.reopened', 'admin', async ({ world }) => {
    const person = await world.signIn();
    await person.request({ method: 'POST', url: '/person/delete', payload: { password: testPassword } });
    return { payload: { person_id: person.id, reason } };
  }),
  'PUT /reset/search': writes('counts.given_back', 'admin'),
  'PUT /reset/ip': writes('counts.given_back', 'admin'),
  'POST /admin/order_item/{order_item_id}/subject': writes('item.subject_read', 'admin'),
  'GET /admin/users/{person_id}/notes': writes('person.read', 'admin'),
  'POST /admin/users/{person_id}/notes': writes('note.added', 'admin'),
  'DELETE /admin/users/{person_id}/notes/{note_id}': writes('note.removed', 'admin', async (cast) => {
    const url = `/admin/users/${cast.customer.id}/notes`;
    const added = await cast.admin.request({ method: 'POST', url, payload: { text: 'Образец' } });
    return { params: { person_id: cast.customer.id, note_id: added.json<{ note_id: string }>().note_id } };
  }),
  'GET /admin/users/{person_id}/settings': writes('person.read', 'admin'),
  'GET /admin/users/{person_id}/timeline': writes('person.read', 'admin'),
  'GET /admin/user_logs': writes('person.read', 'admin'),
  'POST /admin/emails': writes('desk.read', 'admin'),
  'POST /admin/person_tariffs': writes('desk.read', 'admin'),
} as const satisfies Partial<Record<ApiKey, Journaling>>;
