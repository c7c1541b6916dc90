import { houseSchema } from '@proverka/contract/house-information';
import type { HouseInformation } from '@proverka/contract/house-information';
import { marketEndpoints } from '@proverka/contract/market';
import { z } from 'zod';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import type { MarketConfig } from '../config.ts';
import { readRows } from './advert-row.ts';
import type { ReadRows } from './advert-row.ts';
import { askHost } from './ask-host.ts';
import type { Host, HostAnswer } from './ask-host.ts';

type Reply<Key extends keyof typeof marketEndpoints> = z.output<(typeof marketEndpoints)[Key]['reply']>;
type Query = Readonly<Record<string, string | number | undefined>>;

export interface MarketData {
  readonly averages: (query: Query, signal: AbortSignal) => Promise<HostAnswer<Averages>>;
  readonly averagesBy: (query: Query, signal: AbortSignal) => Promise<HostAnswer<AveragesBy>>;
  readonly changes: (query: Query, signal: AbortSignal) => Promise<HostAnswer<Changes>>;
  readonly place: (address: string, signal: AbortSignal) => Promise<HostAnswer<Place>>;
  readonly houses: (
    ids: readonly number[],
    signal: AbortSignal,
  ) => Promise<HostAnswer<readonly HouseInformation[]>>;
  readonly idsByAddress: (
    address: string,
    signal: AbortSignal,
  ) => Promise<HostAnswer<{ readonly total: number; readonly ids: readonly number[] }>>;
  readonly idByUrl: (url: string, signal: AbortSignal) => Promise<HostAnswer<number>>;
  readonly adverts: (ids: readonly number[], signal: AbortSignal) => Promise<HostAnswer<ReadRows>>;
}

type Averages = Reply<'GET /history/trend/getAverage'>;
type AveragesBy = Reply<'GET /getAverageParam'>;
type Changes = Reply<'GET /getPriceChangeParam'>;
type Place = Reply<'GET /getRefByA'>;

const MOST_IDS = 1000;
const id = z.int().min(1).max(2_000_000_000);
const housesSchema = z.object({ list: z.array(houseSchema).max(100) }).transform(({ list }) => list);
const idsSchema = z.object({ total: z.int().min(0), ids: z.array(id).max(MOST_IDS) });
const idSchema = z.object({ id }).transform((said) => said.id);
const advertsSchema = z
  .object({ list: z.array(z.unknown()).max(100) })
  .transform(({ list }) => readRows(list));

/** The market's data service, with its token that is always the same. */
export function createMarketData(
  { url, token }: MarketConfig['marketData'],
  gateOptions: Partial<GateOptions>,
): MarketData {
  // A visitor waits for every question: a host that is down must not cost each of them the pause of a repetition.
  const gate = createGate({ repeatAfterMs: [], ...gateOptions });
  const host: Host = { name: 'market data', url, gate, headers: { token } };
  return {
    ...figureQuestions(host),
    houses: (ids, signal) =>
      askHost(host, { path: '/dom/getByIDs', body: { ids }, schema: housesSchema, signal }),
    idsByAddress: (address, signal) =>
      askHost(host, { path: '/search/getByAddress', query: { address }, schema: idsSchema, signal }),
    idByUrl: (advertUrl, signal) =>
      askHost(host, {
        path: '/adverts/getIDAdvertByURL',
        query: { url: advertUrl },
        schema: idSchema,
        signal,
      }),
    adverts: (ids, signal) =>
      askHost(host, { path: '/adverts/getByIDs', body: { ids }, schema: advertsSchema, signal }),
  };
}

/** Prices of areas and houses; the host's replies have the shape of ours. */
function figureQuestions(host: Host): Pick<MarketData, 'averages' | 'averagesBy' | 'changes' | 'place'> {
  const schemaOf = marketEndpoints;
  return {
    averages: (query, signal) => {
      const schema = schemaOf['GET /history/trend/getAverage'].reply;
      return askHost(host, { path: '/history/trend/getAverage', query, schema, signal });
    },
    averagesBy: (query, signal) =>
      askHost(host, {
        path: '/getAverageParam',
        query,
        schema: schemaOf['GET /getAverageParam'].reply,
        signal,
      }),
    changes: (query, signal) => {
      const schema = schemaOf['GET /getPriceChangeParam'].reply;
      return askHost(host, { path: '/getPriceChangeParam', query, schema, signal });
    },
    place: (address, signal) => {
      const schema = schemaOf['GET /getRefByA'].reply;
      return askHost(host, { path: '/getRefByA', query: { address }, schema, signal });
    },
  };
}
