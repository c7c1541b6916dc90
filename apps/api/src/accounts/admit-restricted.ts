import type { ApiKey } from '@proverka/contract/api';
import type { PlatformDeps } from '#platform/deps.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import { statement } from '#platform/db/statement.ts';
import type { Statement } from '#platform/db/statement.ts';
import type { RestrictedCall } from '#platform/http/restricted-sessions.ts';
import type { Restriction } from '#platform/http/session.ts';
import type { Refusal } from '#platform/result.ts';
import { NOTHING, accessOf, refusalOf } from './restricted-sessions.domain.ts';
import type { Named } from './restricted-sessions.domain.ts';

/** Known before the body is read: the refusal of a call that a restricted session may not make at all. */
export const refuseRestricted = (restriction: Restriction, key: ApiKey): Refusal | null =>
  accessOf(restriction, key) === null ? { code: refusalOf[restriction.to] } : null;

/** Refuses a call that names anything but the session's own order, and records one that names another user's. */
export async function refuseForeign(deps: PlatformDeps, call: RestrictedCall): Promise<Refusal | null> {
  const { key, restriction, input, caller } = call;
  const access = accessOf(restriction, key);
  const refusal = { code: refusalOf[restriction.to] };
  if (access === NOTHING) return null;
  if (access === null || restriction.to !== 'own_order') return refusal;
  const id = input[access.field];
  const [found] = typeof id === 'string' ? await FIND[access.named](deps.db, { id }) : [];
  if (found?.order_id === restriction.orderId) return null;
  if (found !== undefined && found.user_id !== caller.userId) {
    const trespass = { ownerId: found.user_id, action: `restricted.${access.named}`, subject: String(id) };
    await recordTrespass(deps, deps.db, caller, trespass);
  }
  return refusal;
}

interface Found {
  readonly order_id: string;
  readonly user_id: string;
}

const finder = (sql: string): Statement<{ id: string }, Found> => statement<{ id: string }, Found>(sql);

const byItem = (table: string) =>
  finder(`
    select o.id as order_id, o.user_id from ${table} t join order_item i on i.id = t.item_id
    join customer_order o on o.id = i.order_id where t.id = :id::uuid`);

const FIND: Readonly<Record<Named, Statement<{ id: string }, Found>>> = {
  order: finder('select id as order_id, user_id from customer_order where id = :id::uuid'),
  item: finder(`
    select o.id as order_id, o.user_id from order_item i join customer_order o on o.id = i.order_id
    where i.id = :id::uuid`),
  task: byItem('report_task'),
  owner: byItem('risk_owner'),
  dispute: byItem('dispute'),
};
