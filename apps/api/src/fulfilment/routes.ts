import { personRoles } from '@proverka/contract/roles';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import type { AddRoute } from '#platform/http/route.ts';
import type { Session } from '#platform/http/session.ts';
import { refuse } from '#platform/result.ts';
import type { FulfilmentDeps } from './deps.ts';
import { findItemOwner } from './item.store.ts';
import { returnProduct } from './return-product.ts';

export function addFulfilmentRoutes(add: AddRoute, deps: FulfilmentDeps): void {
  add('POST /return_product', async ({ session, caller, body }) => {
    const { order_item_id: itemId, amount, target, reason } = body;
    const named = {
      action: 'item.return',
      subject: itemId,
      findOwner: () => findItemOwner(deps.db, itemId),
    };
    if (!mayReturn(session)) {
      return noteTrespass(deps, caller, named, refuse('forbidden'));
    }
    return returnProduct(deps, { itemId, amount, target, reason, staffId: session.userId });
  });
}

const mayReturn = ({ role }: Session): boolean => role === personRoles.admin || role === personRoles.manager;
