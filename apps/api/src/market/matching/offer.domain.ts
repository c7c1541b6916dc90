import type { KeptPhoto, KeptPrice } from '../advert.tables.ts';
import { foldText } from '#platform/text/fold-text.domain.ts';

/** What of an advert tells whether it sells the same flat as another. */
export interface OfferRow {
  readonly id: number;
  readonly id_dom: number | null;
  readonly id_city: number;
  readonly address: string;
  readonly street: string;
  readonly rooms: number | null;
  readonly area: number;
  readonly kitchen_area: number | null;
  readonly floor: number | null;
  readonly floors: number | null;
  readonly kad_number: string | null;
  readonly phone_mark: string | null;
  readonly description: string;
  readonly price: number;
  readonly price_history: readonly KeptPrice[];
  readonly photos: readonly KeptPhoto[];
  readonly published_on: string;
  readonly removed_on: string | null;
}

/** A perceptual hash of 64 bits, in halves: whole numbers are compared much faster than large ones. */
export interface PictureHash {
  readonly text: string;
  readonly high: number;
  readonly low: number;
}

/** The same, prepared to be compared many times. */
export interface Offer extends OfferRow {
  /** The street with its town and city: streets of one name in two towns are two. */
  readonly place: string;
  /** Days since 1970; `until` is far away while it is on sale. */
  readonly from: number;
  readonly until: number;
  readonly prices: readonly { readonly day: number; readonly price: number }[];
  readonly hashes: readonly PictureHash[];
  readonly shingles: ReadonlySet<string>;
}

const DAY_MS = 86_400_000;
const STILL = 1_000_000;
const dayOf = (day: string): number => Math.round(Date.parse(day) / DAY_MS);

function placeOf({ address, street, id_city }: OfferRow): string {
  const at = address.indexOf(street);
  const head = at < 0 ? `${id_city} ${street}` : address.slice(0, at + street.length);
  return foldText(head)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** Pairs of neighbouring words: a text with one sentence changed shares most of them. */
function shinglesOf(text: string): Set<string> {
  const words = foldText(text).match(/[\p{L}\d]+/gu) ?? [];
  const shingles = new Set<string>();
  for (let at = 1; at < Math.min(words.length, 400); at += 1) shingles.add(`${words[at - 1]} ${words[at]}`);
  return shingles;
}

export const offerOf = (row: OfferRow): Offer => ({
  ...row,
  place: placeOf(row),
  from: dayOf(row.published_on),
  until: row.removed_on === null ? STILL : dayOf(row.removed_on),
  prices: row.price_history.map(({ on, price }) => ({ day: dayOf(on), price })),
  hashes: row.photos.flatMap(({ hash }) => (hash === null ? [] : [hashOf(hash)])),
  shingles: shinglesOf(row.description),
});

/** What was asked on a day, the first price before it. */
export function priceOn({ prices, price }: Offer, day: number): number {
  let asked = prices[0]?.price ?? price;
  for (const step of prices) if (step.day <= day) asked = step.price;
  return asked;
}

/** Pictures that differ in no more bits are one picture, cut or marked by somebody. */
const SAME_PICTURE_BITS = 10;

const hashOf = (text: string): PictureHash => ({
  text,
  high: Number.parseInt(text.slice(0, 8), 16) | 0,
  low: Number.parseInt(text.slice(8), 16) | 0,
});

function bitsOf(value: number): number {
  let rest = value - ((value >>> 1) & 0x55_55_55_55);
  rest = (rest & 0x33_33_33_33) + ((rest >>> 2) & 0x33_33_33_33);
  return Math.imul((rest + (rest >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

export const areSamePicture = (one: PictureHash, other: PictureHash): boolean =>
  bitsOf(one.high ^ other.high) + bitsOf(one.low ^ other.low) <= SAME_PICTURE_BITS;
