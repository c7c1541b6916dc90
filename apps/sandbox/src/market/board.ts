import { dayAt, firstDayOf, monthOf } from './days.domain.ts';
import { HABITS } from './episode.ts';
import type { Market } from './grow.domain.ts';
import type { House } from './house.ts';
import { noticeIdOf, noticeIndexOf } from './notice-id.domain.ts';
import { type AdvertRow, rowOf } from './row.domain.ts';
import { type Shown, showNotice } from './shown.domain.ts';

/** What is needed of every advert to find it, by its index. */
export type Entry = {
  index: number;
  price: number;
  area: number;
  rooms: number;
  site: number;
  from: number;
  until: number;
  updatedOn: number;
  active: boolean;
  /** The house it claims to be in, for areas; the house of its address, which may be another. */
  claimed: House;
  house: House;
  streetOnly: boolean;
};

/** The market as it looks on a day. */
export type Board = {
  today: number;
  market: Market;
  /** All published adverts, the latest first. */
  entries: readonly Entry[];
  byHouse: ReadonlyMap<number, readonly Entry[]>;
  find: (id: number) => Entry | undefined;
  show: (entry: Entry) => Shown;
  row: (entry: Entry) => AdvertRow;
};

function entryOf(market: Market, index: number, today: number): Entry {
  const { notice, price, area, flat, house, claimed, active, updatedOn } = showNotice(market, index, today);
  const { site, from, until, habits } = notice;
  const streetOnly = (habits & HABITS.streetOnly) !== 0;
  const found = { price, area, rooms: flat.rooms, site, from, until, updatedOn, active };
  return { index, ...found, claimed, house, streetOnly };
}

function openBoard(market: Market, today: number, publicUrl: string): Board {
  market.growUntil(monthOf(today) + 1);
  const all = Array.from({ length: market.notices.length() }, (_, index) => index);
  const entries = all
    .filter((index) => market.notices.value(index, 'from') <= today)
    .map((index) => entryOf(market, index, today))
    .sort((one, other) => other.from - one.from || noticeIdOf(other.index) - noticeIdOf(one.index));
  const byIndex = new Map(entries.map((entry) => [entry.index, entry]));
  const byHouse = Map.groupBy(entries, ({ house }) => house.id);
  const show = ({ index }: Entry): Shown => showNotice(market, index, today);
  const onSaleIn = ({ house }: Entry): number[] =>
    (byHouse.get(house.id) ?? [])
      .filter(({ active, streetOnly }) => active && !streetOnly)
      .map(({ index }) => noticeIdOf(index));
  return {
    today,
    market,
    entries,
    byHouse,
    find(id) {
      const index = noticeIndexOf(id);
      return index === undefined ? undefined : byIndex.get(index);
    },
    show,
    row: (entry) => rowOf(show(entry), onSaleIn(entry), today, publicUrl),
  };
}

/** The board of the current day. It is made at the first question: until then the market takes neither time nor memory. */
export function createBoards(load: () => Market, publicUrl: string, now: () => Date): () => Board {
  let market: Market | undefined;
  let board: Board | undefined;
  return () => {
    const today = dayAt(now());
    if (board?.today !== today) {
      market ??= load();
      board = openBoard(market, today, publicUrl);
    }
    return board;
  };
}

/** The last day of a month, or today where the month has not ended. */
export const lastDayOf = (month: number, today: number): number => Math.min(firstDayOf(month + 1) - 1, today);
