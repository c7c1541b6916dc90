import type { AdvertWarning } from '@proverka/contract/advert';
import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import type { KeptPhoto, KeptPrice } from '../advert.tables.ts';
import type { AdvertRow } from '../sources/advert-row.ts';
import { plainText } from './plain-text.domain.ts';

type Fields = AdvertRow['fields'];

/** What cannot be believed in an advert; it is kept, so that it can be mended by its seller, and shown nowhere. */
type AsideReason = 'price' | 'area' | 'price_per_m2' | 'dates' | 'address';

/** Rubles for a flat, square metres, rubles per square metre that are no mistake of typing anywhere in Russia. */
const PRICE = { least: 100_000, most: 5_000_000_000 };
const AREA = { least: 8, most: 1000 };
const PER_M2 = { least: 5000, most: 3_000_000 };
/** Square metres for each room; a studio counts as one. */
const PER_ROOM = { least: 9, most: 130 };
const STUDIO_MOST = 130;
const FIRST_DAY = '2000-01-01';
/** Longitudes and latitudes of Russia; the far east beyond 180° has no flats on sale here. */
const RUSSIA = { lon: [19, 180], lat: [41, 82] } as const;
const MOST_PHOTOS = 40;
const MOST_PRICES = 200;
const LARGEST_INTEGER = 2_000_000_000;

export interface JudgedAdvert {
  readonly id: number;
  readonly id_site: number;
  readonly url: string;
  readonly object_type: Fields['object_type'];
  readonly title: string;
  readonly description: string;
  readonly price: number;
  readonly area: number;
  readonly price_per_m2: number;
  readonly rooms: number | null;
  readonly kitchen_area: number | null;
  readonly floor: number | null;
  readonly floors: number | null;
  readonly house_kind: NonNullable<Fields['house_kind']> | null;
  readonly year_built: number | null;
  readonly condition: NonNullable<Fields['condition']> | null;
  readonly ceiling: number | null;
  readonly balcony: boolean | null;
  readonly kad_number: string | null;
  readonly address: string;
  readonly street: string;
  readonly house: string | null;
  readonly id_city: number;
  readonly city: string;
  readonly id_district: number;
  readonly district: string;
  readonly id_dom: number | null;
  readonly lon: number | null;
  readonly lat: number | null;
  readonly seller: 'owner' | 'agency' | null;
  /** The digits of the phone; only a keyed mark of them is kept. */
  readonly phone: string | null;
  readonly photos: readonly KeptPhoto[];
  readonly price_history: readonly KeptPrice[];
  readonly published_on: string;
  readonly updated_on: string;
  readonly removed_on: string | null;
  readonly aside: AsideReason | null;
  readonly warnings: readonly AdvertWarning[];
}

/** A value within bounds, else null: what cannot be is not known. */
const within = (value: number | null | undefined, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null;
const whole = (value: number | null | undefined, least: number, most: number): number | null =>
  within(Number.isInteger(value) ? value : null, least, most);
const tenths = (value: number): number => Math.round(value * 10) / 10;

function asideReason(fields: Fields, address: string, today: string): AsideReason | null {
  const { price, area, published_on, removed_on } = fields;
  if (!(price >= PRICE.least && price <= PRICE.most)) return 'price';
  if (!(area >= AREA.least && area <= AREA.most) || !fitsRooms(fields)) return 'area';
  const perM2 = price / area;
  if (perM2 < PER_M2.least || perM2 > PER_M2.most) return 'price_per_m2';
  if (published_on < FIRST_DAY || published_on > today || (removed_on ?? published_on) < published_on)
    return 'dates';
  return address === '' || fields.city.trim() === '' || fields.street.trim() === '' ? 'address' : null;
}

function fitsRooms({ rooms, area }: Fields): boolean {
  if (rooms === null || rooms === undefined || rooms < 0) return true;
  if (rooms === 0) return area <= STUDIO_MOST;
  return area >= PER_ROOM.least * rooms && area <= PER_ROOM.most * rooms;
}

/** Where a place is, or nothing: what is outside of the country is a mistake. */
function placeOf({ coords }: Fields): { lon: number | null; lat: number | null; isStrange: boolean } {
  const [lon, lat] = coords ?? [];
  const isKnown = within(lon, ...RUSSIA.lon) !== null && within(lat, ...RUSSIA.lat) !== null;
  return {
    lon: isKnown ? (lon ?? null) : null,
    lat: isKnown ? (lat ?? null) : null,
    isStrange: coords != null && !isKnown,
  };
}

/** Floors that fit each other; a flat above the roof has no floor that is known. */
function floorsOf({ floor, floors }: Fields) {
  const known = whole(floors, 1, 120);
  const on = whole(floor, -2, known ?? 120);
  return { floor: on, floors: known, isStrange: typeof floor === 'number' && on === null };
}

const HTTP = /^https?:\/\/[^\s<>"']{1,900}$/iu;

const photosOf = ({ photos }: Fields): KeptPhoto[] =>
  photos
    .filter(({ url }) => HTTP.test(url) && URL.canParse(url))
    .slice(0, MOST_PHOTOS)
    .map(({ url, hash }) => ({ url, hash: hash && /^[0-9a-f]{16}$/u.test(hash) ? hash : null }));

/** Prices by day in their order; the last one is the price of the advert. */
function pricesOf({ price_history, price, published_on, updated_on }: Fields, today: string): KeptPrice[] {
  const steps = price_history
    .filter((step) => step.price > 0 && step.price <= PRICE.most && step.on >= FIRST_DAY && step.on <= today)
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)))
    .map(({ on, price: asked }) => ({ on, price: Math.round(asked) }))
    .slice(-MOST_PRICES);
  const last = steps.at(-1);
  if (last?.price === Math.round(price)) return steps;
  return [...steps, { on: last ? (updated_on ?? last.on) : published_on, price: Math.round(price) }];
}

const digitsOf = (phone: string | null | undefined): string | null => {
  const digits = (phone ?? '').replaceAll(/\D/gu, '').slice(-10);
  return digits.length === 10 ? digits : null;
};

/** Texts of an advert, without markup; a title that is nothing else is made anew. */
function textsOf(fields: Fields) {
  const title = plainText(fields.title, 200);
  const description = plainText(fields.description, 4000);
  return {
    title:
      title.text.replaceAll('\n', ' ') || `Квартира, ${String(tenths(fields.area)).replace('.', ',')} м²`,
    description: description.text,
    isCleaned: title.isCleaned || description.isCleaned,
  };
}

const line = (text: string, most = 300): string => plainText(text, most).text.replaceAll('\n', ' ');

const finite = (value: number, most: number): number => Math.min(Math.max(0, Math.round(value) || 0), most);

/** The house as the advert names it, or the street alone. */
const houseOf = ({ street, house, id_city, city, id_district, district, id_dom }: Fields) => ({
  street: line(street),
  house: house ? line(house, 40) || null : null,
  id_city,
  city: line(city, 100),
  id_district,
  district: line(district, 100),
  id_dom: id_dom ?? null,
});

/** An advert as it may be kept: cleaned, and set aside with the reason when what matters in it is absurd. */
export function judgeAdvert({ id, kad_number, address, fields }: AdvertRow, today: string): JudgedAdvert {
  const place = placeOf(fields);
  const { floor, floors, isStrange } = floorsOf(fields);
  const { isCleaned, ...texts } = textsOf(fields);
  const photos = photosOf(fields);
  const kitchen = within(fields.kitchen_area, 2, Math.max(2, fields.area));
  const noted: [AdvertWarning, boolean][] = [
    ['cleaned', isCleaned || isStrange],
    ['place_unclear', place.isStrange],
    ['no_photos', photos.length === 0],
  ];
  const price = finite(fields.price, 1e15);
  return {
    id,
    ...texts,
    id_site: fields.id_site,
    url: HTTP.test(fields.url) && URL.canParse(fields.url) ? (fields.url.split(/[?#]/u, 1)[0] ?? '') : '',
    object_type: fields.object_type,
    price,
    area: Math.min(Math.max(0, tenths(fields.area)), 1_000_000),
    price_per_m2: fields.area > 0 ? finite(fields.price / fields.area, LARGEST_INTEGER) : 0,
    rooms: whole(fields.rooms, 0, 20),
    kitchen_area: kitchen === null ? null : tenths(kitchen),
    floor,
    floors,
    house_kind: fields.house_kind ?? null,
    year_built: whole(fields.year_built, 1700, Number(today.slice(0, 4)) + 6),
    condition: fields.condition ?? null,
    ceiling: within(fields.ceiling, 1.8, 10),
    balcony: fields.balcony ?? null,
    kad_number: parseCadastralNumber(kad_number ?? '') ?? null,
    ...houseOf(fields),
    address: line(address),
    lon: place.lon,
    lat: place.lat,
    seller: fields.contact?.kind ?? null,
    phone: digitsOf(fields.contact?.phone),
    photos,
    price_history: pricesOf(fields, today),
    published_on: fields.published_on,
    updated_on: fields.updated_on ?? fields.published_on,
    removed_on: fields.removed_on ?? null,
    aside: asideReason(fields, line(address), today),
    warnings: noted.filter(([, isSo]) => isSo).map(([warning]) => warning),
  };
}
