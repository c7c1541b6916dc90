import type { AddRoute } from '#platform/http/route.ts';
import type { MarketDeps } from './deps.ts';
import { addMarketRoutes } from './figures/market.routes.ts';
import { addGroupRoutes } from './groups/groups.routes.ts';
import { addPhotoRoutes } from './photos/photo.routes.ts';
import { addAdvertRoutes } from './search/adverts.routes.ts';

export function addMarketRoomRoutes(add: AddRoute, deps: MarketDeps): void {
  addAdvertRoutes(add, deps);
  addPhotoRoutes(add, deps);
  addMarketRoutes(add, deps);
  addGroupRoutes(add, deps);
}
