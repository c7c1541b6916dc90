import { houseSchema } from '@proverka/contract/house-information';
import type { HouseInformation } from '@proverka/contract/house-information';
import { z } from 'zod';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import type { MarketConfig } from '../config.ts';
import { readRows } from './advert-row.ts';
import type { ReadRows } from './advert-row.ts';
import { askHost } from './ask-host.ts';
import type { HostAnswer } from './ask-host.ts';

export interface AdvertsQuestion {
  readonly offset: number;
  readonly limit: number;
  readonly state: 'active' | 'all';
  /** Only what was published, changed or removed since this day. */
  readonly changedSince?: string;
  readonly districtId?: number;
}

export interface AdvertsPage extends ReadRows {
  readonly count: number;
  readonly nextOffset: number | null;
  readonly actualOn: string;
}

export interface AdvertsHost {
  /** A page of adverts, the latest published first; of all, also removed ones. */
  readonly list: (question: AdvertsQuestion, signal: AbortSignal) => Promise<HostAnswer<AdvertsPage>>;
  readonly byKadNumber: (number: string, signal: AbortSignal) => Promise<HostAnswer<ReadRows>>;
  readonly houseDetails: (address: string, signal: AbortSignal) => Promise<HostAnswer<HouseDetails>>;
  readonly house: (address: string, signal: AbortSignal) => Promise<HostAnswer<HouseInformation>>;
}

interface HouseDetails {
  readonly address: string;
  readonly house_details: Readonly<Record<string, string>>;
}

const MOST_ROWS = 1000;
const rowsSchema = z.array(z.unknown()).max(MOST_ROWS);

const pageSchema = z
  .object({
    count: z.int().min(0),
    next_offset: z.int().min(0).nullable(),
    actual_on: z.iso.date(),
    list: rowsSchema,
  })
  .transform(({ count, next_offset, actual_on, list }) => ({
    count,
    nextOffset: next_offset,
    actualOn: actual_on,
    ...readRows(list),
  }));
const listSchema = z.object({ list: rowsSchema }).transform(({ list }) => readRows(list));
const detailsSchema = z.object({
  address: z.string().max(500),
  house_details: z.record(z.string().max(100), z.string().max(500)),
});
const houseAnswerSchema = z.object({ house: houseSchema }).transform(({ house }) => house);

/** The host of adverts; its protocol is described in the sandbox (`market/protocol.md`). */
export function createAdvertsHost(
  { url }: Pick<MarketConfig['adverts'], 'url'>,
  gateOptions: Partial<GateOptions>,
): AdvertsHost {
  const host = { name: 'adverts', url, gate: createGate(gateOptions) };
  return {
    list: ({ offset, limit, state, changedSince, districtId }, signal) =>
      askHost(host, {
        path: '/adverts/list',
        body: {
          state,
          offset,
          limit,
          ...(changedSince !== undefined && { changed_since: changedSince }),
          ...(districtId !== undefined && { id_district: districtId }),
        },
        schema: pageSchema,
        signal,
      }),
    byKadNumber: (number, signal) =>
      askHost(host, {
        path: '/adverts/object/kad',
        body: { kad_number: number },
        schema: listSchema,
        signal,
      }),
    houseDetails: (address, signal) =>
      askHost(host, {
        path: '/property/info/house_details',
        query: { address },
        schema: detailsSchema,
        signal,
      }),
    house: (address, signal) =>
      askHost(host, {
        path: '/property/info/house_details_new',
        query: { address },
        schema: houseAnswerSchema,
        signal,
      }),
  };
}
