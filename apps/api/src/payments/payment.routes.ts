import { personRoles } from '@proverka/contract/roles';
import { noteTrespass } from '../accounts/note-trespass.ts';
import type { Session } from '../accounts/session.ts';
import type { Deps } from '../deps.ts';
import type { AddRoute } from '../http/route.ts';
import { findItemOwner } from '../reports/item.store.ts';
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
    const { order_item_id: itemId, amount, target, reason } = body;
    const named = {
      action: 'item.return',
      subject: itemId,
      findOwner: () => findItemOwner(deps.db, itemId),
    };
    if (!mayReturn(session)) {
      return noteTrespass(deps, { ...session, address }, named, refuse('forbidden'));
    }
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
