import type { Entry } from './board.ts';
import { dayOf } from './days.domain.ts';

export type Filters = {
  area1?: number | undefined;
  area2?: number | undefined;
  price1?: number | undefined;
  price2?: number | undefined;
  object_type?: string | undefined;
  rooms?: readonly number[] | undefined;
  id_site?: number | undefined;
  id_city?: number | undefined;
  id_district?: number | undefined;
  id_dom?: number | undefined;
  state: 'active' | 'removed' | 'all';
  changed_since?: string | undefined;
  offset: number;
  limit: number;
};

const NUMBERS = [
  'area1',
  'area2',
  'price1',
  'price2',
  'id_site',
  'id_city',
  'id_district',
  'id_dom',
] as const;
const MOST_ROWS = 1000;
const USUAL_ROWS = 100;

const wholeFrom = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && Number.isFinite(dayOf(value));

function roomsOf(value: unknown): readonly number[] | undefined {
  const rooms = Array.isArray(value) ? value : [value];
  return rooms.every((one) => wholeFrom(one, 0, 20)) ? (rooms as number[]) : undefined;
}

/** Reads the filters of a list; a text is the name of the field that is wrong. */
export function readFilters(body: unknown): Filters | string {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const wrong = NUMBERS.find((name) => fields[name] !== undefined && !wholeOrDecimal(fields[name]));
  if (wrong) return wrong;
  const { object_type: type, rooms, state = 'active', offset = 0, limit = USUAL_ROWS } = fields;
  if (type !== undefined && typeof type !== 'string') return 'object_type';
  if (rooms !== undefined && !roomsOf(rooms)) return 'rooms';
  if (state !== 'active' && state !== 'removed' && state !== 'all') return 'state';
  if (!wholeFrom(offset, 0, 10_000_000)) return 'offset';
  if (!wholeFrom(limit, 1, MOST_ROWS)) return 'limit';
  const since = fields['changed_since'];
  if (since !== undefined && !isDay(since)) return 'changed_since';
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, fields[name]]));
  return {
    ...numbers,
    object_type: type,
    rooms: rooms === undefined ? undefined : roomsOf(rooms),
    state,
    changed_since: since,
    offset: offset as number,
    limit: limit as number,
  };
}

const wholeOrDecimal = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const within = (value: number, least: number | undefined, most: number | undefined): boolean =>
  value >= (least ?? -Infinity) && value <= (most ?? Infinity);

const is = <T>(wanted: T | undefined, value: T): boolean => wanted === undefined || wanted === value;

const typeOf = ({ house }: Entry): string => (house.apartments ? 'apartments' : 'flat');

/** Whether an advert fits the filters. */
export function fitsFilters(entry: Entry, filters: Filters): boolean {
  const { state, rooms, changed_since: since } = filters;
  return (
    (state === 'all' || entry.active === (state === 'active')) &&
    within(entry.area, filters.area1, filters.area2) &&
    within(entry.price, filters.price1, filters.price2) &&
    is(filters.object_type, typeOf(entry)) &&
    (rooms === undefined || rooms.includes(entry.rooms)) &&
    is(filters.id_site, entry.site) &&
    is(filters.id_city, entry.claimed.city.id) &&
    is(filters.id_district, entry.claimed.district.id) &&
    (filters.id_dom === undefined || (filters.id_dom === entry.house.id && !entry.streetOnly)) &&
    (since === undefined || entry.updatedOn >= dayOf(since))
  );
}
