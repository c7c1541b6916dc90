import type { Advert } from '@proverka/contract/advert';
import type { AdvertView } from '@proverka/contract/adverts';
import type { HouseInformation } from '@proverka/contract/house-information';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { KeptPhoto } from '../advert.tables.ts';
import type { MarketDeps } from '../deps.ts';
import { knownHouses } from '../known-houses.ts';
import { moscowDay } from '../moscow-day.ts';
import { findReading } from '../reading/reading.store.ts';
import { BRIEF_SQL, briefsOf } from './advert-lists.ts';
import { photoSrc, priceSteps } from './brief.domain.ts';
import type { BriefRow } from './brief.domain.ts';
import { duplicatesOf } from './duplicates.ts';
import { similarAdverts } from './similar.ts';
import { standingNeeds, standingOf } from './standing.ts';

type FullRow = BriefRow &
  Pick<
    Advert['fields'],
    | 'description'
    | 'kitchen_area'
    | 'house_kind'
    | 'year_built'
    | 'condition'
    | 'ceiling'
    | 'balcony'
    | 'updated_on'
  > &
  Pick<Advert['fields'], 'removed_on' | 'street' | 'house' | 'seller' | 'url'> & {
    readonly photos: readonly KeptPhoto[];
  };

const FIND = statement<{ id: number }, FullRow>(`
  select ${BRIEF_SQL}, description, kitchen_area, house_kind, year_built, condition, ceiling, balcony, updated_on, street, house,
    seller, url, photos
  from advert where id = :id and aside is null`);

/** A kept advert that may be shown, or undefined. */
export const findAdvert = async (connection: Connection, id: number): Promise<FullRow | undefined> =>
  (await FIND(connection, { id }))[0];

const MOST_SIMILAR = 8;
/** The page does not wait longer for what the house's register says. */
const HOUSE_WAIT_MS = 1500;

async function advertOf(connection: Connection, row: FullRow, day: string): Promise<Advert> {
  const [brief] = await briefsOf(connection, [row], day);
  if (brief === undefined) throw new Error('an advert without itself');
  return {
    ...brief,
    fields: {
      ...brief.fields,
      description: row.description,
      price_history: priceSteps(row.price_history),
      kitchen_area: row.kitchen_area,
      house_kind: row.house_kind,
      year_built: row.year_built,
      condition: row.condition,
      ceiling: row.ceiling,
      balcony: row.balcony,
      updated_on: row.updated_on,
      removed_on: row.removed_on,
      street: row.street,
      house: row.house,
      seller: row.seller,
      url: row.url,
      photos: row.photos.map((_, at) => ({ number: at + 1, src: photoSrc(row.id, at + 1) })),
    },
  };
}

async function houseOf(
  deps: MarketDeps,
  id: number | null,
  signal: AbortSignal,
): Promise<HouseInformation | null> {
  if (id === null) return null;
  const patience = AbortSignal.any([signal, AbortSignal.timeout(HOUSE_WAIT_MS)]);
  const houses = await knownHouses(deps, [id], patience).catch(() => undefined);
  return houses?.[0] ?? null;
}

const cadastralOf = (
  { kad_number, address }: FullRow,
  house: HouseInformation | null,
): AdvertView['cadastral'] =>
  kad_number === null
    ? null
    : { kad_number, dom_kad_number: house?.kad_number ?? null, address: house?.address ?? address };

/** Everything an advert's page says; null for one we do not have. */
export async function viewAdvert(
  deps: MarketDeps,
  id: number,
  signal: AbortSignal,
): Promise<AdvertView | null> {
  const { db, now } = deps;
  const row = await findAdvert(db, id);
  if (row === undefined) return null;
  const day = moscowDay(now());
  const [object, duplicates, standing, similar, house, reading] = await Promise.all([
    advertOf(db, row, day),
    duplicatesOf(db, row, day),
    standingOf(db, row),
    similarAdverts(db, row, { limit: MOST_SIMILAR, today: day }),
    houseOf(deps, row.id_dom, signal),
    findReading(db),
  ]);
  return {
    object,
    cadastral: cadastralOf(row, house),
    house,
    duplicates,
    standing,
    standing_needs: standingNeeds,
    similar,
    actual_on: reading?.read_until ?? null,
  };
}
