/** A flat put on sale once, by one or several sellers at a time. All days are those of the market. */
export type Episode = {
  house: number;
  flat: number;
  from: number;
  /** The day on which its adverts are taken down by whoever is careful. */
  until: number;
  /** The day on which the sale was registered; 0 when it was not sold. */
  soldOn: number;
  /** Index into the conditions. */
  condition: number;
  /** Rubles: what was paid or would have been, what was asked first and last. */
  paid: number;
  askedFirst: number;
  askedLast: number;
  /** How often the price was lowered. */
  cuts: number;
};

/** What is wrong with an advert. */
export const FAULTS = {
  priceTooHigh: 1,
  priceTooLow: 2,
  area: 4,
  place: 8,
  fraud: 16,
  stale: 32,
  markup: 64,
  deadPhotos: 128,
  floor: 256,
} as const;

/** How a seller writes an advert. */
export const HABITS = {
  /** Only the street is named. */
  streetOnly: 1,
  /** The cadastral number is given. */
  kadNumber: 2,
  /** The area is rounded to whole metres. */
  roundArea: 4,
  /** The pictures are the seller's own and not those all others use. */
  ownPhotos: 8,
  owner: 16,
  marked: 32,
} as const;

/** One advert of an episode. */
export type Notice = {
  episode: number;
  site: number;
  from: number;
  until: number;
  /** By how much its price differs from the episode's, a share. */
  extra: number;
  faults: number;
  habits: number;
  /** Index of the agent; of owners what follows from the episode. */
  agent: number;
};
