import { draw } from './chance.domain.ts';
import { CONDITION_NAMES } from './conditions.ts';
import { dayOf, isoOf } from './days.domain.ts';
import type { Episode } from './episode.ts';
import { flatOfEpisode, type Market } from './grow.domain.ts';

export type Span = { since: number; until: number };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days asked for, both inclusive; a text names the field that is wrong. */
export function readSpan(fields: Record<string, string | undefined>): Span | string {
  const { since, until } = fields;
  const isWrong = (text: string | undefined): boolean =>
    text !== undefined && (!DAY.test(text) || Number.isNaN(dayOf(text)));
  if (isWrong(since)) return 'since';
  if (isWrong(until)) return 'until';
  return { since: since ? dayOf(since) : -Infinity, until: until ? dayOf(until) : Infinity };
}

/** Of one sale in twelve nobody knows in what condition the flat was. */
const isConditionKnown = (index: number): boolean => draw(index, 95) > 1 / 12;

/** A registered sale as the supplier tells of it. */
function saleRow(market: Market, index: number, episode: Episode) {
  const house = market.houseOf(episode.house);
  const flat = flatOfEpisode(market, episode);
  const registeredOn = isoOf(episode.soldOn);
  return {
    id: `${flat.kadNumber}/${registeredOn}`,
    registered_on: registeredOn,
    kad_number: flat.kadNumber,
    dom_kad_number: house.kadNumber,
    id_dom: house.id,
    id_district: house.district.id,
    id_city: house.city.id,
    object_type: house.apartments ? 'apartments' : 'flat',
    rooms: flat.rooms,
    area: flat.area,
    floor: flat.floor,
    floors: house.floors,
    house_kind: house.kind,
    year_built: house.year,
    condition: isConditionKnown(index) ? (CONDITION_NAMES[episode.condition] ?? null) : null,
    ceiling: house.ceiling,
    coords: house.place,
    price: episode.paid,
  };
}

type SaleRow = ReturnType<typeof saleRow>;

type Found = { day: number; index: number; row: () => SaleRow };

/** Sales registered within days, the oldest first, none after the last known day. */
export function salesBetween(market: Market, { since, until }: Span, lastKnown: number): Found[] {
  const last = Math.min(until, lastKnown);
  return Array.from({ length: market.episodes.length() }, (_, index) => index)
    .map((index) => ({ index, day: market.episodes.value(index, 'soldOn') }))
    .filter(({ day }) => day > 0 && day >= since && day <= last)
    .sort((one, other) => one.day - other.day || one.index - other.index)
    .map(({ index, day }) => ({ index, day, row: () => saleRow(market, index, market.episodes.at(index)) }));
}
