import { pricesOf } from './asking.domain.ts';
import { draw } from './chance.domain.ts';
import { isoOf } from './days.domain.ts';
import { type Episode, FAULTS, HABITS, type Notice } from './episode.ts';
import { flatOf } from './flats.domain.ts';
import type { Market } from './grow.domain.ts';
import type { Flat, House } from './house.ts';

/** An advert as its seller wrote it, with his mistakes, on a day. */
export type Shown = {
  index: number;
  notice: Notice;
  episode: Episode;
  house: House;
  flat: Flat;
  price: number;
  area: number;
  floor: number;
  /** The house the advert claims to be at; another one where its place is wrong. */
  claimed: House;
  updatedOn: number;
  /** Whether it is on sale on that day. */
  active: boolean;
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Some write square decimetres, or forget a digit. */
function shownArea({ area }: Flat, { faults, habits }: Notice, index: number): number {
  if (faults & FAULTS.area) return draw(index, 61) < 0.5 ? tenths(area * 10) : tenths(area / 10);
  return habits & HABITS.roundArea ? Math.round(area) : area;
}

function shownFloor({ floor }: Flat, house: House, { faults }: Notice, index: number): number {
  if (!(faults & FAULTS.floor)) return floor;
  return draw(index, 62) < 0.3 ? house.floors + 3 : Math.max(1, floor + (draw(index, 63) < 0.5 ? 1 : -1));
}

const elsewhere = ({ houses }: Market, house: House): House =>
  houses[(house.id * 7 + 531) % houses.length] ?? house;

/** An advert that is published by a day. */
export function showNotice(market: Market, index: number, today: number): Shown {
  const notice = market.notices.at(index);
  const episode = market.episodes.at(notice.episode);
  const house = market.houseOf(episode.house);
  const flat = flatOf(house, episode.flat);
  const prices = pricesOf(episode, notice, today);
  const last = prices.at(-1);
  const active = notice.until > today;
  return {
    index,
    notice,
    episode,
    house,
    flat,
    price: last?.price ?? 0,
    area: shownArea(flat, notice, index),
    floor: shownFloor(flat, house, notice, index),
    claimed: notice.faults & FAULTS.place ? elsewhere(market, house) : house,
    updatedOn: active ? (last?.day ?? notice.from) : notice.until,
    active,
  };
}

/** The days of an advert's life as answers tell them. */
export const lifeOf = ({ notice, active, updatedOn }: Shown) => ({
  state: active ? 'active' : 'removed',
  published_on: isoOf(notice.from),
  updated_on: isoOf(updatedOn),
  removed_on: active ? null : isoOf(notice.until),
});
