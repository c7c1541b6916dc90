import type { MarketAreaLine, MarketFigures } from '@proverka/contract/market';
import { statement } from '#platform/db/statement.ts';
import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import { hostIsSilent } from '../answer-cache.ts';
import type { MarketDeps } from '../deps.ts';
import { knownHouses } from '../known-houses.ts';
import type { HostAnswer } from '../sources/ask-host.ts';

const CITIES = statement<object, { figures: MarketFigures }>(
  `select figures from market_area where type = 'city' and figures is not null`,
);
const CITY = statement<{ city: string }, { figures: MarketFigures }>(
  `select figures from market_area where type = 'city' and slug = :city and figures is not null`,
);
const DISTRICT = statement<{ city: string; district: string }, { figures: MarketFigures }>(`
  select area.figures from market_area area
  join market_area city on city.type = 'city' and city.id = area.id_city and city.slug = :city
  where area.type = 'district' and area.slug = :district and area.figures is not null`);

const lineOf = (figures: MarketFigures): MarketAreaLine => {
  const { type, id, title, slug, city, supply, price_per_m2, year_change_percent, median_days_on_sale } =
    figures;
  return { type, id, title, slug, city, supply, price_per_m2, year_change_percent, median_days_on_sale };
};

const byTitle = (one: MarketAreaLine, other: MarketAreaLine): number =>
  one.title.localeCompare(other.title, 'ru');

/** What was counted from kept adverts, and what the data service says of areas and houses. */
export function addMarketRoutes(add: AddRoute, deps: MarketDeps): void {
  add('GET /market/areas', async () => {
    const cities = (await CITIES(deps.db)).map(({ figures }) => figures);
    return done({
      cities: cities
        .toSorted((one, other) => other.supply - one.supply || byTitle(one, other))
        .map((figures) => Object.assign(lineOf(figures), { districts: figures.districts.toSorted(byTitle) })),
      counted_on: cities[0]?.counted_on ?? null,
    });
  });
  add('GET /market/figures', async ({ query: { city, district } }) => {
    const [found] = await (district === undefined
      ? CITY(deps.db, { city })
      : DISTRICT(deps.db, { city, district }));
    return found === undefined ? refuse('market_area_not_found') : done(found.figures);
  });
  addSeriesRoutes(add, deps);
  addPlaceRoutes(add, deps);
}

/** Asks a host within the visitor's limit; the answer is kept for the next who asks. */
const asks =
  (deps: MarketDeps) =>
  async <Body>(
    { question, address, signal }: { question: string; address: string; signal: AbortSignal },
    host: (signal: AbortSignal) => Promise<HostAnswer<Body>>,
  ) => {
    const allowed = await withinLimits(deps, [['market_address', address]]);
    if (!allowed.ok) return allowed;
    const body = await deps.marketAnswers.ask(question, signal, host);
    return body === undefined ? hostIsSilent() : done(body);
  };

const nothing = { total: 0, list: [] };

function addSeriesRoutes(add: AddRoute, deps: MarketDeps): void {
  const ask = asks(deps);
  const { marketData } = deps;
  add('GET /history/trend/getAverage', async ({ query, reply, address }) => {
    const { type, id, from = '', to = '' } = query;
    const given = {
      question: `averages ${type} ${id} ${from} ${to}`,
      address,
      signal: disconnectSignal(reply),
    };
    const answer = await ask(given, (signal) => marketData.averages(query, signal));
    return answer.ok ? done(answer.value ?? nothing) : answer;
  });
  add('GET /getAverageParam', async ({ query, reply, address }) => {
    const question = `averages by ${query.type} ${query.id} ${query.param}`;
    const answer = await ask({ question, address, signal: disconnectSignal(reply) }, (signal) =>
      marketData.averagesBy(query, signal),
    );
    return answer.ok ? done(answer.value ?? nothing) : answer;
  });
  add('GET /getPriceChangeParam', async ({ query, reply, address }) => {
    const given = { question: `changes ${query.type} ${query.id}`, address, signal: disconnectSignal(reply) };
    const answer = await ask(given, (signal) => marketData.changes(query, signal));
    return answer.ok ? done(answer.value ?? nothing) : answer;
  });
}

const addressKey = (address: string): string => address.toLowerCase().replaceAll(/\s+/gu, ' ');

function addPlaceRoutes(add: AddRoute, deps: MarketDeps): void {
  const ask = asks(deps);
  const { adverts, marketData } = deps;
  add('GET /getRefByA', async ({ query, reply, address }) => {
    const given = {
      question: `place ${addressKey(query.address)}`,
      address,
      signal: disconnectSignal(reply),
    };
    const answer = await ask(given, (signal) => marketData.place(query.address, signal));
    if (!answer.ok) return answer;
    return answer.value === null ? refuse('place_not_found') : done(answer.value);
  });
  add('GET /property/info/house_details', async ({ query, reply, address }) => {
    const given = {
      question: `details ${addressKey(query.address)}`,
      address,
      signal: disconnectSignal(reply),
    };
    const answer = await ask(given, (signal) => adverts.houseDetails(query.address, signal));
    if (!answer.ok) return answer;
    if (answer.value === null) return refuse('house_not_found');
    return done({ address: answer.value.address, house_details: { ...answer.value.house_details } });
  });
  add('GET /property/info/house_details_new', async ({ query, reply, address }) => {
    const given = {
      question: `house ${addressKey(query.address)}`,
      address,
      signal: disconnectSignal(reply),
    };
    const answer = await ask(given, (signal) => adverts.house(query.address, signal));
    if (!answer.ok) return answer;
    return answer.value === null ? refuse('house_not_found') : done({ house: answer.value });
  });
  add('POST /dom/getByIDs', async ({ body, reply, address }) => {
    const allowed = await withinLimits(deps, [['market_address', address]]);
    if (!allowed.ok) return allowed;
    const houses = await knownHouses(deps, body.ids, disconnectSignal(reply));
    return houses === undefined ? hostIsSilent() : done({ list: [...houses] });
  });
}
