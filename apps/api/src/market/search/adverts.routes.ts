import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import type { MarketDeps } from '../deps.ts';
import { moscowDay } from '../moscow-day.ts';
import { advertsByIds } from './advert-lists.ts';
import { advertsByNumber } from './adverts-by-number.ts';
import { priceSteps } from './brief.domain.ts';
import { advertByUrl, advertsByAddress } from './look-up.ts';
import { searchAdverts } from './search-adverts.ts';
import { similarAdverts } from './similar.ts';
import { findAdvert, viewAdvert } from './view-advert.ts';

/** Adverts for everybody, from what is kept; only look-ups ask the hosts, and those are limited. */
export function addAdvertRoutes(add: AddRoute, deps: MarketDeps): void {
  const { db, now } = deps;
  add('POST /adverts/list', async ({ body }) => done(await searchAdverts(deps, body)));
  add('GET /adverts/object', async ({ query, reply }) => {
    const view = await viewAdvert(deps, query.id, disconnectSignal(reply));
    return view === null ? refuse('advert_not_found') : done(view);
  });
  add('GET /getSimilarList', async ({ query }) => {
    const row = await findAdvert(db, query.id);
    if (row === undefined) return refuse('advert_not_found');
    const list = await similarAdverts(db, row, { limit: query.limit, today: moscowDay(now()) });
    return done({ total: list.length, list });
  });
  add('GET /getPriceChange', async ({ query }) => {
    const row = await findAdvert(db, query.id);
    if (row === undefined) return refuse('advert_not_found');
    const list = priceSteps(row.price_history);
    return done({ total: list.length, list });
  });
  add('POST /adverts/getByIDs', async ({ body }) => {
    const list = await advertsByIds(db, body.ids, moscowDay(now()));
    return done({ total: list.length, list });
  });
  addLookUps(add, deps);
}

function addLookUps(add: AddRoute, deps: MarketDeps): void {
  add('POST /adverts/object/kad', async ({ body, reply, address }) => {
    const allowed = await withinLimits(deps, [['market_address', address]]);
    if (!allowed.ok) return allowed;
    return advertsByNumber(deps, body.kad_number, disconnectSignal(reply));
  });
  add('GET /search/getByAddress', async ({ query, reply, address }) => {
    const allowed = await withinLimits(deps, [['market_address', address]]);
    if (!allowed.ok) return allowed;
    return advertsByAddress(deps, query.address, disconnectSignal(reply));
  });
  add('GET /adverts/getIDAdvertByURL', async ({ query, reply, address }) => {
    const allowed = await withinLimits(deps, [['market_address', address]]);
    if (!allowed.ok) return allowed;
    return advertByUrl(deps, query.url, disconnectSignal(reply));
  });
}
