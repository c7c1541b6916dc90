import { flatsOfRooms } from '../../adverts/advert-words.domain.ts';
import type { AdvertFilter } from './advert-filter.domain.ts';

interface Place {
  readonly id: number;
  readonly title: string;
}

interface City extends Place {
  readonly districts: readonly Place[];
}

/** «2-комнатные квартиры: Санкт-Петербург, Невский район». Names of cities are not bent: the list has any. */
export function searchTitle(
  { city, district, rooms, objectType }: AdvertFilter,
  cities: readonly City[] | undefined,
): string {
  const where = cities?.find(({ id }) => id === city);
  const part = where?.districts.find(({ id }) => id === district);
  const [only, ...more] = rooms;
  const things = objectType === 'apartments' ? 'апартаменты' : 'квартиры';
  const kind =
    only === undefined || more.length > 0 || only === 4
      ? things
      : only === 0
        ? 'студии'
        : `${flatsOfRooms(only)} ${things}`;
  const what = kind === 'квартиры' ? 'Объявления о продаже квартир' : `Продаются ${kind}`;
  if (!where) return what;
  return `${what}: ${[where.title, part && `${part.title} район`].filter(Boolean).join(', ')}`;
}
