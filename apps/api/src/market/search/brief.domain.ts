import { advertSites } from '@proverka/contract/advert-sites';
import type { AdvertBrief, AdvertWarning, PriceStep } from '@proverka/contract/advert';
import type { KeptPrice } from '../advert.tables.ts';

/** The columns of a kept advert that a list shows. */
export const BRIEF_COLUMNS = [
  'id',
  'kad_number',
  'address',
  'object_type',
  'title',
  'price',
  'price_per_m2',
  'price_history',
  'rooms',
  'area',
  'floor',
  'floors',
  'published_on',
  'removed_on',
  'id_site',
  'id_city',
  'city',
  'id_district',
  'district',
  'id_dom',
  'lon',
  'lat',
  'warnings',
  'flat_key',
] as const;

export interface BriefRow {
  readonly id: number;
  readonly kad_number: string | null;
  readonly address: string;
  readonly object_type: AdvertBrief['fields']['object_type'];
  readonly title: string;
  readonly price: number;
  readonly price_per_m2: number;
  readonly price_history: readonly KeptPrice[];
  readonly rooms: number | null;
  readonly area: number;
  readonly floor: number | null;
  readonly floors: number | null;
  readonly published_on: string;
  readonly removed_on: string | null;
  readonly id_site: number;
  readonly id_city: number;
  readonly city: string;
  readonly id_district: number;
  readonly district: string;
  readonly id_dom: number | null;
  readonly lon: number | null;
  readonly lat: number | null;
  readonly warnings: readonly AdvertWarning[];
  readonly flat_key: number;
  readonly photo_count: number;
}

const DAY_MS = 86_400_000;
/** An advert that is older has probably been forgotten. */
const LONG_ON_SALE_DAYS = 365;

const tenths = (value: number): number => Math.round(value * 10) / 10;
const change = (price: number, before: number): number => tenths((price / before - 1) * 100);
const daysBetween = (from: string, until: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS));

export const photoSrc = (id: number, number: number): string => `/adverts/photo?id=${id}&number=${number}`;

function priceChange(history: readonly KeptPrice[]): number | null {
  const [first] = history;
  const last = history.at(-1);
  return first && last && history.length > 1 ? change(last.price, first.price) : null;
}

export const priceSteps = (history: readonly KeptPrice[]): PriceStep[] =>
  history.map(({ on, price }, at) => {
    const before = history[at - 1]?.price;
    return { on, price, change_percent: before === undefined ? null : change(price, before) };
  });

/** Warnings that were kept, and those that follow from the day. */
function warningsOf({ warnings, removed_on, published_on }: BriefRow, today: string): AdvertWarning[] {
  const isLong = removed_on === null && daysBetween(published_on, today) > LONG_ON_SALE_DAYS;
  return [
    ...warnings,
    ...(isLong ? (['on_sale_too_long'] as const) : []),
    ...(removed_on === null ? [] : (['removed'] as const)),
  ];
}

/** An advert as lists show it; `ids` are the adverts of its flat that are on sale. */
export const briefOf = (row: BriefRow, ids: readonly number[], today: string): AdvertBrief => ({
  id: row.id,
  kad_number: row.kad_number,
  address: row.address,
  ids: [...ids],
  fields: {
    object_type: row.object_type,
    title: row.title,
    price: row.price,
    price_per_m2: row.price_per_m2,
    price_change_percent: priceChange(row.price_history),
    rooms: row.rooms,
    area: row.area,
    floor: row.floor,
    floors: row.floors,
    state: row.removed_on === null ? 'active' : 'removed',
    published_on: row.published_on,
    days_on_sale: daysBetween(row.published_on, row.removed_on ?? today),
    id_site: row.id_site,
    site: advertSites[row.id_site] ?? 'Другой сайт',
    id_city: row.id_city,
    city: row.city,
    id_district: row.id_district,
    district: row.district,
    id_dom: row.id_dom,
    coords: row.lon === null || row.lat === null ? null : [row.lon, row.lat],
    photo: row.photo_count > 0 ? { number: 1, src: photoSrc(row.id, 1) } : null,
    warnings: warningsOf(row, today),
  },
});
