import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import type { MarketDeps } from '../deps.ts';
import { joinGroups, partGroup } from './decide-group.ts';
import { findGroups } from './view-groups.ts';

/** Which adverts sell one flat, for the staff: what the rules say, and decisions by hand. */
export function addGroupRoutes(add: AddRoute, deps: MarketDeps): void {
  add('GET /admin/advert_groups', async ({ query }) => done({ groups: await findGroups(deps, query.find) }));
  add('POST /admin/advert_groups/part', ({ caller, body }) => partGroup(deps, caller, body));
  add('POST /admin/advert_groups/join', ({ caller, body }) => joinGroups(deps, caller, body));
}
