import { personRoles } from '@proverka/contract/roles';
import { recordTrespass } from '../accounts/audit.store.ts';
import type { Caller } from '../accounts/audit.store.ts';
import type { Session } from '../accounts/session.ts';
import type { Deps } from '../deps.ts';
import type { AddRoute } from '../http/route.ts';
import { done, refuse } from '../result.ts';
import { withinLimits } from '../http/usage.store.ts';
import { keepNotification } from './notification.ts';
import { returnProduct } from './return-product.ts';
import { topUp } from './top-up.ts';

export function addPaymentRoutes(add: AddRoute, deps: Deps): void {
  add('POST /payment/notification', async ({ body, address }) => {
    await keepNotification(deps, body, address);
    return done({ ok: true as const });
  });

  add('POST /return_product', async ({ session, address, body }) => {
    if (!mayReturn(session)) {
      await recordForeignItem(deps, { ...session, address }, body.order_item_id);
      return refuse('forbidden');
    }
    const { order_item_id: itemId, amount, target, reason } = body;
    return returnProduct(deps, { itemId, amount, target, reason, staffId: session.userId });
  });

  add('POST /top_up', async ({ session, host, body, headers }) => {
    const allowed = await withinLimits(deps, [['top_up_user', session.userId]]);
    if (!allowed.ok) return allowed;
    return topUp(deps, {
      userId: session.userId,
      brand: host.entry.brand,
      hostName: host.name,
      body,
      key: headers['idempotency-key'],
    });
  });
}

const mayReturn = ({ role }: Session): boolean => role === personRoles.admin || role === personRoles.manager;

/** A try to move somebody else's money leaves a line. */
async function recordForeignItem(deps: Deps, caller: Caller, itemId: string): Promise<void> {
  const owner = await deps.db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select('customer_order.user_id')
    .where('order_item.id', '=', itemId)
    .executeTakeFirst();
  if (owner === undefined || owner.user_id === caller.userId) return;
  const trespass = { ownerId: owner.user_id, action: 'item.return', subject: itemId };
  await recordTrespass(deps, deps.db, caller, trespass);
}
