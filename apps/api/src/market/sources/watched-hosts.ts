import type { RegistersDeps } from '#registers/deps.ts';
import type { AdvertsHost } from './adverts-host.ts';
import type { MarketData } from './market-data.ts';

type Calls = RegistersDeps['sourceCalls'];

const MINUTE_MS = 60_000;

/**
 * The host of adverts, its answers noted. Pages are asked for by the reading alone, which repeats the same one each minute while there is
 * no answer: those count as different questions, or silence would never be noticed while no visitor asks.
 */
export const watchedAdverts = (
  calls: Calls,
  host: AdvertsHost,
  now: () => number = Date.now,
): AdvertsHost => ({
  list: (question, signal) =>
    calls.ask('adverts', ['list', question, Math.floor(now() / MINUTE_MS)], signal, () =>
      host.list(question, signal),
    ),
  byKadNumber: (number, signal) =>
    calls.ask('adverts', ['number', number], signal, () => host.byKadNumber(number, signal)),
  houseDetails: (address, signal) =>
    calls.ask('adverts', ['details', address], signal, () => host.houseDetails(address, signal)),
  house: (address, signal) =>
    calls.ask('adverts', ['house', address], signal, () => host.house(address, signal)),
});

/** The market's data service, its answers noted. */
export const watchedMarketData = (calls: Calls, data: MarketData): MarketData => ({
  averages: (query, signal) =>
    calls.ask('market_data', ['averages', query], signal, () => data.averages(query, signal)),
  averagesBy: (query, signal) =>
    calls.ask('market_data', ['averages by', query], signal, () => data.averagesBy(query, signal)),
  changes: (query, signal) =>
    calls.ask('market_data', ['changes', query], signal, () => data.changes(query, signal)),
  place: (address, signal) =>
    calls.ask('market_data', ['place', address], signal, () => data.place(address, signal)),
  houses: (ids, signal) => calls.ask('market_data', ['houses', ids], signal, () => data.houses(ids, signal)),
  idsByAddress: (address, signal) =>
    calls.ask('market_data', ['address', address], signal, () => data.idsByAddress(address, signal)),
  idByUrl: (url, signal) => calls.ask('market_data', ['url', url], signal, () => data.idByUrl(url, signal)),
  adverts: (ids, signal) =>
    calls.ask('market_data', ['adverts', ids], signal, () => data.adverts(ids, signal)),
});
