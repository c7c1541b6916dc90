import type { AddRoute } from '#platform/http/route.ts';
import type { OrderingDeps } from './deps.ts';
import { addOrderRoutes } from './order.routes.ts';
import { addOrderDeskRoutes } from './desk/order-desk.routes.ts';
import { addPauseRoutes } from './patterns/pause.routes.ts';
import { addTopUpRoutes } from './top-up/top-up.routes.ts';
import { addTransactionRoutes } from './transactions/transaction.routes.ts';
import { addObjectRoutes } from './object-page/object.routes.ts';

export function addOrderingRoutes(add: AddRoute, deps: OrderingDeps): void {
  addOrderRoutes(add, deps);
  addOrderDeskRoutes(add, deps);
  addPauseRoutes(add, deps);
  addTopUpRoutes(add, deps);
  addTransactionRoutes(add, deps);
  addObjectRoutes(add, deps);
}
