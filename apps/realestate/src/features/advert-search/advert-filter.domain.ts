import type { AdvertObjectType } from '@proverka/contract/advert';
import type { AdvertSearch, AdvertSort } from '@proverka/contract/adverts';
import { advertsPath } from '../../adverts/advert-paths.ts';

/** What is searched for, as the page's address says it. */
export interface AdvertFilter {
  readonly city: number | null;
  readonly district: number | null;
  /** 0 a studio, 4 four and more. */
  readonly rooms: readonly number[];
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly areaFrom: number | null;
  readonly areaTo: number | null;
  readonly objectType: AdvertObjectType | null;
  readonly site: number | null;
  readonly sort: AdvertSort;
}

export interface AdvertView extends AdvertFilter {
  /** How many pages of the list are shown. */
  readonly shown: number;
  /** Of a phone, which has no room for both. */
  readonly side: 'list' | 'map';
}

export const pageSize = 20;
/** A longer list is narrowed down by its filters instead. */
export const mostShown = 10;
export const roomChoices = [0, 1, 2, 3, 4] as const;
const sorts: readonly AdvertSort[] = ['newest', 'cheap', 'dear', 'cheap_per_m2', 'large'];
const highestPrice = 1_000_000_000_000;
const largestArea = 100_000;
const largestId = 2_000_000_000;

/** A value that makes no sense is as good as none: addresses are typed and shortened by people. */
export function viewOf(search: URLSearchParams): AdvertView {
  const number = (name: string, most: number) => numberIn(search.get(name) ?? '', most);
  const id = (name: string) => {
    const found = number(name, largestId);
    return found !== null && Number.isInteger(found) && found > 0 ? found : null;
  };
  const [priceFrom, priceTo] = inOrder(
    whole(number('price1', highestPrice)),
    whole(number('price2', highestPrice)),
  );
  const [areaFrom, areaTo] = inOrder(number('area1', largestArea), number('area2', largestArea));
  const type = search.get('object_type');
  const city = id('id_city');
  return {
    city,
    district: city === null ? null : id('id_district'),
    rooms: roomsIn(search.getAll('rooms')),
    priceFrom,
    priceTo,
    areaFrom,
    areaTo,
    objectType: type === 'flat' || type === 'apartments' ? type : null,
    site: id('id_site'),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'newest',
    shown: Math.min(mostShown, Math.max(1, Math.trunc(number('shown', 1000) ?? 1))),
    side: search.get('view') === 'map' ? 'map' : 'list',
  };
}

/** «5 000 000», «54,3»; null for anything else, and for what nobody sells. */
export function numberIn(text: string, most: number): number | null {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  if (!/^\d{1,15}(\.\d{1,2})?$/.test(plain)) return null;
  const number = Number(plain);
  return number <= most ? number : null;
}

const whole = (number: number | null): number | null => (number === null ? null : Math.round(number));

function inOrder(from: number | null, to: number | null): [number | null, number | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to];
}

const roomsIn = (texts: readonly string[]): number[] =>
  roomChoices.filter((rooms) => texts.flatMap((text) => text.split(',')).includes(String(rooms)));

/** The address of a search; what is not asked for is left out, so that one search has one address. */
export function advertsPathOf(view: Partial<AdvertView>): string {
  const search = new URLSearchParams();
  const set = (name: string, value: number | string | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  };
  set('id_city', view.city);
  set('id_district', view.city ? view.district : null);
  for (const rooms of view.rooms ?? []) search.append('rooms', String(rooms));
  set('price1', view.priceFrom);
  set('price2', view.priceTo);
  set('area1', view.areaFrom);
  set('area2', view.areaTo);
  set('object_type', view.objectType);
  set('id_site', view.site);
  set('sort', view.sort === 'newest' ? null : view.sort);
  set('shown', view.shown === 1 ? null : view.shown);
  set('view', view.side === 'map' ? 'map' : null);
  return search.size > 0 ? `${advertsPath}?${search}` : advertsPath;
}

/** What the API is asked for one page of the list; a map belongs to one city, and to the first page. */
export function searchOf(filter: AdvertFilter, page = 0): AdvertSearch {
  const { rooms } = filter;
  return {
    ...optional('id_city', filter.city),
    ...optional('id_district', filter.district),
    ...(rooms.length > 0 ? { rooms: rooms.flatMap(roomsAsked) } : {}),
    ...optional('price1', filter.priceFrom),
    ...optional('price2', filter.priceTo),
    ...optional('area1', filter.areaFrom),
    ...optional('area2', filter.areaTo),
    ...optional('object_type', filter.objectType),
    ...optional('id_site', filter.site),
    sort: filter.sort,
    offset: page * pageSize,
    limit: pageSize,
    with_points: page === 0 && filter.city !== null,
  };
}

/** «4 и больше»; the API takes at most ten numbers of rooms. */
const roomsAsked = (rooms: number): number[] => (rooms === 4 ? [4, 5, 6, 7, 8, 9] : [rooms]);

function optional<Name extends string, Value>(name: Name, value: Value | null): { [key in Name]?: Value } {
  return (value === null ? {} : { [name]: value }) as { [key in Name]?: Value };
}

/** How many conditions are set besides the place. */
export const conditionsSet = (filter: AdvertFilter): number =>
  [
    filter.rooms.length > 0,
    filter.priceFrom !== null || filter.priceTo !== null,
    filter.areaFrom !== null || filter.areaTo !== null,
    filter.objectType !== null,
    filter.site !== null,
  ].filter(Boolean).length;
