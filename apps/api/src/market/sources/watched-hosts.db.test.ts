import { expect, test } from 'vitest';
import { pino } from 'pino';
import { createTestDatabase } from '../../../test/database.ts';
import { fetchPage, beginPass } from '../reading/fetch-page.ts';
import { createWatch } from '#registers/watch/create-watch.ts';
import { readOutages } from '#registers/outages.store.ts';
import { noAnswer } from '#registers/sources/no-answer.ts';
import type { AdvertsHost, AdvertsPage } from './adverts-host.ts';
import type { MarketData } from './market-data.ts';
import { watchedAdverts, watchedMarketData } from './watched-hosts.ts';

const { db, owner } = await createTestDatabase();
const calls = createWatch({ db, log: pino({ level: 'silent' }), secret: 'a secret of the tests' });
const { signal } = new AbortController();
const openOnes = () => readOutages(db, { isOpenOnly: true });
const page: AdvertsPage = { count: 0, nextOffset: null, actualOn: '2026-11-27', rows: [], unreadable: 0 };

test('a host of adverts that leaves the reading alone minute after minute is an outage, which ends with its pages', async () => {
  let isSilent = true;
  let now = Date.parse('2026-11-27T09:00:00Z');
  const silent = () => Promise.resolve(noAnswer('adverts', 'unreachable'));
  const host: AdvertsHost = {
    list: () => (isSilent ? silent() : Promise.resolve({ kind: 'said', body: page })),
    byKadNumber: silent,
    houseDetails: silent,
    house: silent,
  };
  const watched = watchedAdverts(calls, host, () => now);
  const read = async (offset: number) => {
    await fetchPage(watched, { offset, state: 'active' }, beginPass(), signal);
    await calls.flush();
  };
  for (let minute = 0; minute < 5; minute += 1) {
    await read(500);
    // Within a minute the same page is the same question.
    await read(500);
    now += 60_000;
  }
  expect(await openOnes()).toEqual([]);
  await read(500);
  expect(await openOnes()).toMatchObject([
    { source: 'adverts', title: 'Объявления о продаже квартир', causes: [{ cause: 'unreachable' }] },
  ]);

  isSilent = false;
  for (let at = 0; at < 24; at += 1) await read(at * 500);
  expect(await openOnes()).toEqual([]);
});

test('look-ups the data service does not answer are an outage of it', async () => {
  await owner.query('truncate source_call, source_outage');
  const silent = () => Promise.resolve(noAnswer('market data', 'timeout'));
  const data: MarketData = {
    averages: silent,
    averagesBy: silent,
    changes: silent,
    place: silent,
    houses: silent,
    idsByAddress: silent,
    idByUrl: silent,
    adverts: silent,
  };
  const watched = watchedMarketData(calls, data);
  for (const name of ['а', 'б', 'в']) {
    await watched.place(name, signal);
    await watched.idsByAddress(name, signal);
  }
  await calls.flush();
  expect(await openOnes()).toMatchObject([{ source: 'market_data', questions: 6, failed: 6 }]);
});
