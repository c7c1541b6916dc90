import type { ApiKey } from '@proverka/contract/api';
import { personRoles } from '@proverka/contract/roles';
import type { Belongings } from '../belongings.ts';
import { admin } from './access-rule.ts';
import type { Access, Request } from './access-rule.ts';

/** Nobody: what an act would do to the customer would make later requests of the same person fail. */
const nobody = '0192f0c1-0000-7000-8000-0000000000aa';
const reason = 'просьба владельца';
const person = ({ userId }: Belongings): Request => ({ params: { person_id: userId } });

/** What the staff does to accounts and reads of them. */
export const accessToAccounts = {
  'PUT /admin/users/role': admin(() => ({
    payload: { person_id: nobody, person_role: personRoles.realtor, reason },
  })),
  'POST /admin/users/request_auth': admin(({ userId }) => ({ payload: { person_id: userId, reason } })),
  'POST /admin/users/reset_removed_person': admin(() => ({ payload: { person_id: nobody, reason } })),
  'PUT /reset/search': admin(({ userId }) => ({ payload: { person_id: userId, reason } })),
  'PUT /reset/ip': admin(() => ({ payload: { address: '203.0.113.9', reason } })),
  'POST /admin/order_item/{order_item_id}/subject': admin(({ itemId }) => ({
    params: { order_item_id: itemId },
    payload: { reason },
  })),
  'GET /admin/users/{person_id}/notes': admin(person),
  'POST /admin/users/{person_id}/notes': admin((the) => ({ ...person(the), payload: { text: 'Образец' } })),
  'DELETE /admin/users/{person_id}/notes/{note_id}': admin(({ userId }) => ({
    params: { person_id: userId, note_id: nobody },
  })),
  'GET /admin/users/{person_id}/settings': admin(person),
  'GET /admin/users/{person_id}/timeline': admin(person),
  'GET /admin/user_logs': admin(({ userId }) => ({ query: { person_id: userId } })),
  'POST /admin/emails': admin(() => ({ payload: {} })),
  'POST /admin/person_tariffs': admin(() => ({ payload: {} })),
} as const satisfies Partial<Record<ApiKey, Access>>;
