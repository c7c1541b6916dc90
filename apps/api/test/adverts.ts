import type { Deps } from '#app/deps.ts';
import { matchStreets } from '#market/matching/match-street.ts';
import { moscowDay } from '#market/moscow-day.ts';
import { keepAdverts } from '#market/reading/advert.store.ts';
import { judgeAdvert } from '#market/reading/judge-advert.domain.ts';
import { readAdverts } from '#market/reading/read-adverts.job.ts';
import { createAdvertsHost } from '#market/sources/adverts-host.ts';
import type { AdvertRow } from '#market/sources/advert-row.ts';
import type { AdvertsHost } from '#market/sources/adverts-host.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { testConfig } from './config.ts';
import { runSandbox } from './processes.ts';
import type { RunningSandbox } from './processes.ts';
import { sandboxEnvironment } from './sandbox-environment.ts';
import { freePort } from './postgres.ts';
import { createTestWorld } from './world.ts';
import type { TestWorld } from './world.ts';

export interface MarketWorld extends TestWorld {
  readonly sandbox: RunningSandbox;
  /** Reads what there is to read, looks for duplicates and counts figures, without rests. */
  readonly readAll: () => Promise<void>;
}

/** A town of the invented market: a thousand adverts and a half, quick to read. */
const TOWN = 151;

/** The host as it is, asked for the adverts of one district only. */
const ofDistrict = (host: AdvertsHost, districtId: number): AdvertsHost => ({
  ...host,
  list: (question, signal) => host.list({ ...question, districtId }, signal),
});

/** The API over the sandbox's market; only adverts of a town are read. */
export async function createMarketWorld(districtId = TOWN): Promise<MarketWorld> {
  const port = await freePort();
  const sandbox = await runSandbox('', { SANDBOX_PORT: String(port), SANDBOX_RATES: 'none' });
  const config = testConfig(sandboxEnvironment(sandbox));
  const adverts = ofDistrict(createAdvertsHost(config.adverts, { perSecond: 0 }), districtId);
  const world = await createTestWorld({ config, replace: { adverts } });
  return { ...world, sandbox, readAll: () => readEverything(world.deps) };
}

/** Keeps adverts as if the host had sent them, and looks for duplicates among them. */
export async function keepRows({ deps }: Pick<TestWorld, 'deps'>, rows: readonly AdvertRow[]): Promise<void> {
  const judged = rows.map((row) => judgeAdvert(row, moscowDay(deps.now())));
  await inTransaction(deps.db, (tx) =>
    keepAdverts(tx, judged, { secret: deps.config.appSecret, readAt: deps.now() }),
  );
  await matchStreets(deps, [...new Set(judged.map(({ street }) => street))]);
}

const readEverything = (deps: Deps): Promise<void> =>
  readAdverts(deps, new AbortController().signal, {
    runMs: 60_000,
    restShare: 0,
    historyRestShare: 0,
    everyMs: 0,
  });

/** An advert of an invented flat as the host sends it. */
export const advertRow = (
  id: number,
  fields: Partial<AdvertRow['fields']> = {},
  more: Partial<Omit<AdvertRow, 'fields' | 'id'>> = {},
): AdvertRow => ({
  id,
  kad_number: null,
  address: 'г. Образцовск, ул. Тестовая, д. 5',
  ...more,
  fields: {
    object_type: 'flat',
    title: '2-комн. квартира, 54,3 м², 4/9 этаж',
    description: 'Продаётся квартира в хорошем месте. Рядом школа и детский сад. Один собственник.',
    price: 9_850_000,
    price_history: [
      { on: '2026-08-02', price: 10_200_000 },
      { on: '2026-10-11', price: 9_850_000 },
    ],
    rooms: 2,
    area: 54.3,
    kitchen_area: 8.9,
    floor: 4,
    floors: 9,
    house_kind: 'panel',
    year_built: 1978,
    condition: 'cosmetic',
    ceiling: 2.5,
    balcony: true,
    published_on: '2026-08-02',
    updated_on: '2026-10-11',
    removed_on: null,
    id_site: 1,
    url: `https://vitrina.example/flat/${id}`,
    id_city: 3,
    city: 'Образцовск',
    id_district: 301,
    district: 'Вокзальный',
    id_dom: 7001,
    street: 'ул. Тестовая',
    house: '5',
    coords: [30.4712, 59.8821],
    contact: { kind: 'agency', phone: '+7 000 120-33-04' },
    photos: [{ url: `https://photos.example/${id}/1.jpg`, hash: 'c3d2a9014be87f60' }],
    ...fields,
  },
});
