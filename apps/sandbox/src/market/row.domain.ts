import { pricesOf } from './asking.domain.ts';
import { draw } from './chance.domain.ts';
import { isoOf } from './days.domain.ts';
import { FAULTS, HABITS } from './episode.ts';
import { noticeIdOf } from './notice-id.domain.ts';
import { picturesOf } from './pictures.domain.ts';
import { CONDITION_NAMES } from './conditions.ts';
import { lifeOf, type Shown } from './shown.domain.ts';
import { contactOf, descriptionOf, titleOf } from './texts.domain.ts';

const SITES = [
  [1, 'https://vitrina.example/flat/'],
  [2, 'https://metry.example/prodazha/'],
  [3, 'https://pervye-ruki.example/kvartira/'],
  [4, 'https://primer-agregator.example/o/'],
] as const;

const urlOf = (id: number, site: number): string =>
  `${SITES.find(([number]) => number === site)?.[1] ?? SITES[0][1]}${id}`;

/** The number in the address of an advert; undefined for other addresses. */
export function idInUrl(url: string): number | undefined {
  const plain = url
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  const site = SITES.find(([, start]) => plain.startsWith(start));
  const rest = site ? plain.slice(site[1].length) : '';
  return /^\d{1,9}$/.test(rest) ? Number(rest) : undefined;
}

/** What a seller left out in so many adverts of a hundred. */
const unless = <T>(value: T, percent: number, ...seed: number[]): T | null =>
  draw(...seed) * 100 < percent ? null : value;

function photosOf(shown: Shown, publicUrl: string): { url: string; hash: string }[] {
  const { house, notice, index } = shown;
  const id = noticeIdOf(index);
  const dead = notice.faults & FAULTS.deadPhotos ? '/dead' : '';
  return picturesOf(house, notice, index).map(({ hash }, place) => ({
    url: `${publicUrl}/adverts-host/photos${dead}/${id}/${place + 1}.svg`,
    hash,
  }));
}

/** What an advert says of the house it claims to be in. */
function placeFields({ claimed, house, notice, index }: Shown) {
  const named = (notice.habits & HABITS.streetOnly) === 0;
  return {
    id_city: claimed.city.id,
    city: claimed.city.name,
    id_district: claimed.district.id,
    district: claimed.district.name,
    id_dom: named ? house.id : null,
    street: house.street,
    house: named ? house.house : null,
    coords: named ? unless(claimed.place, 5, index, 81) : null,
  };
}

function flatFields({ flat, area, floor, house, episode, index }: Shown) {
  const claimed = Math.min(CONDITION_NAMES.length - 1, episode.condition + (draw(index, 89) < 0.1 ? 1 : 0));
  return {
    rooms: unless(flat.rooms, 1, index, 82),
    area,
    kitchen_area: unless(flat.kitchen, 25, index, 83),
    floor: unless(floor, 1, index, 84),
    floors: house.floors,
    house_kind: unless(house.kind, 10, index, 85),
    year_built: unless(house.year, 15, index, 86),
    condition: unless(CONDITION_NAMES[claimed] ?? null, 12, index, 87),
    ceiling: unless(house.ceiling, 50, index, 88),
    balcony: unless(flat.balcony, 40, index, 90),
  };
}

/** The address as the advert gives it: down to the house, or the street alone. */
const addressOf = ({ house, notice }: Shown): string =>
  notice.habits & HABITS.streetOnly
    ? house.address.slice(0, house.address.lastIndexOf(', д. '))
    : house.address;

export type AdvertRow = ReturnType<typeof rowOf>;

/** An advert as both hosts answer it; `ids` are those of adverts on sale in the same house. */
export function rowOf(shown: Shown, ids: readonly number[], today: number, publicUrl: string) {
  const { notice, episode, flat, price, area, house, index } = shown;
  const id = noticeIdOf(index);
  return {
    id,
    kad_number: notice.habits & HABITS.kadNumber ? flat.kadNumber : null,
    address: addressOf(shown),
    ids: notice.habits & HABITS.streetOnly ? [id] : ids,
    fields: {
      object_type: house.apartments ? 'apartments' : 'flat',
      title: titleOf(shown),
      description: descriptionOf(shown),
      price,
      price_per_metre: Math.round(price / area),
      price_history: pricesOf(episode, notice, today).map((step) => ({
        on: isoOf(step.day),
        price: step.price,
      })),
      ...flatFields(shown),
      ...lifeOf(shown),
      id_site: notice.site,
      url: urlOf(id, notice.site),
      ...placeFields(shown),
      contact: contactOf(shown),
      photos: photosOf(shown, publicUrl),
    },
  };
}
