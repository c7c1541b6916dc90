import type { KeptPrice } from './advert.tables.ts';

/** What became of an advert since a day. */
export interface AdvertChanges {
  /** It was published after that day. */
  readonly is_new: boolean;
  /** What was asked that day, or first of a new one; null where the price is the same. */
  readonly price_before: number | null;
  /** The day of the last price; null where the price is the same. */
  readonly price_changed_on: string | null;
  /** The day it was taken down; null while it is on sale. */
  readonly withdrawn_on: string | null;
}

interface Told {
  readonly price: number;
  readonly price_history: readonly KeptPrice[];
  readonly published_on: string;
  readonly removed_on: string | null;
}

/** Prices are known by day: what was asked on the day itself is what later prices are compared with. */
export function changesSince(
  { price, price_history: history, published_on, removed_on }: Told,
  day: string,
): AdvertChanges {
  const before = history.findLast(({ on }) => on <= day) ?? history[0];
  const last = history.at(-1);
  const isSame = before === undefined || before.price === price;
  return {
    is_new: published_on > day,
    price_before: isSame ? null : before.price,
    price_changed_on: isSame ? null : (last?.on ?? null),
    withdrawn_on: removed_on,
  };
}
