import type { ApiKey } from '@proverka/contract/api';
import type { Restriction } from '#platform/http/session.ts';

/** What a call names, by which its order is found. */
export type Named = 'order' | 'item' | 'task' | 'owner' | 'dispute';

/** Where a call names it: in the path, the body or the query. */
interface Naming {
  readonly named: Named;
  readonly field: string;
}

/** A call that names nobody's data. */
export const NOTHING = 'nothing';
export type CallAccess = typeof NOTHING | Naming;

const order: Naming = { named: 'order', field: 'orderId' };
const item: Naming = { named: 'item', field: 'order_item_id' };
const risk: Naming = { named: 'item', field: 'id' };
const owner: Naming = { named: 'owner', field: 'id' };

/** A list: every other call that needs a session is refused, and one that does not is answered as to a guest. */
type Calls = Readonly<Partial<Record<ApiKey, CallAccess>>>;

const always = {
  'POST /token': NOTHING,
  'POST /logout': NOTHING,
  // The link in the letter proves more than the session does.
  'POST /person/email/verify': NOTHING,
} as const satisfies Calls;

/** Paying, waiting for, completing and reading what the session's own order bought. */
const ownOrderCalls: Calls = {
  ...always,
  'POST /regorder': NOTHING,
  'POST /person/email/send_verification': NOTHING,
  'GET /check_order_paid/{orderId}': order,
  'GET /order/{orderId}': order,
  'POST /order/{orderId}/payment': order,
  'GET /report/{order_item_id}': item,
  'GET /report/{order_item_id}/events': item,
  'GET /report/{order_item_id}/pdf': item,
  // A report's page names its item.
  'GET /download': { named: 'item', field: 'orderID' },
  'POST /report/{order_item_id}/data': item,
  'POST /report/{order_item_id}/skip': item,
  'POST /report/{order_item_id}/tasks/{task_id}/skip': item,
  'POST /report/{order_item_id}/tasks/{task_id}/restart': item,
  'POST /report/{order_item_id}/rating': item,
  'POST /poll': item,
  'POST /report/{order_item_id}/dispute': item,
  'GET /dispute/{dispute_id}/document': { named: 'dispute', field: 'dispute_id' },
  'PUT /order_item/{order_item_id}/subject': item,
  'GET /risk/v2/report/{id}': risk,
  'POST /risk/v2/finish/{id}': risk,
  'POST /risk/v2/owner': item,
  'PUT /risk/v2/owner': owner,
  'DELETE /risk/v2/owner': owner,
  'POST /risk/v2/survey': { named: 'owner', field: 'owner_id' },
  'POST /risk/v2/task/restart': { named: 'task', field: 'task_id' },
  'POST /risk/v2/update_statement': item,
  'POST /risk/owner': item,
  'PUT /risk/owner': owner,
};

const passwordChangeCalls: Calls = { ...always, 'PUT /person/update_password': NOTHING };

const callsOf: Readonly<Record<Restriction['to'], Calls>> = {
  own_order: ownOrderCalls,
  password_change: passwordChangeCalls,
};

/** What a restricted session may name in a call; null when it may not make the call. */
export const accessOf = ({ to }: Restriction, key: ApiKey): CallAccess | null => callsOf[to][key] ?? null;

export const refusalOf = {
  own_order: 'email_unverified',
  password_change: 'password_change_needed',
} as const satisfies Record<Restriction['to'], string>;
