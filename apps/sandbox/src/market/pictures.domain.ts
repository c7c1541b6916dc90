import { bits, draw } from './chance.domain.ts';
import { FAULTS, HABITS, type Notice } from './episode.ts';
import type { House } from './house.ts';

/** One picture of an advert. */
export type Picture = {
  /** What it shows: the same numbers make the same picture. */
  motif: readonly [number, number];
  /** Whether it is cut and marked by whoever published it. */
  marked: boolean;
  hash: string;
};

const MOST_OF_FLAT = 9;
const FRONT = 900_001;

const hex = (value: number): string => value.toString(16).padStart(8, '0');

/** A perceptual hash: marks and cuts change a few of its 64 bits. */
function hashOf([place, number]: Picture['motif'], mark: number | null): string {
  const halves = [bits(place, number, 31), bits(place, number, 32)];
  if (mark !== null) {
    for (let turn = 0; turn < 5; turn += 1) {
      const bit = bits(mark, place, number, turn) % 64;
      halves[bit >> 5] = ((halves[bit >> 5] ?? 0) ^ (1 << (bit & 31))) >>> 0;
    }
  }
  return halves.map((half) => hex(half)).join('');
}

/** Whose pictures an advert shows: those of its flat, a seller's own, or of a cheat those of quite another flat. */
function albumOf({ key }: House, episode: number, { faults, habits, agent }: Notice): number {
  if (faults & FAULTS.fraud) return bits(Math.max(0, episode - 911));
  return habits & HABITS.ownPhotos ? bits(episode, agent, key) : bits(episode);
}

/** Pictures of an advert in their order; some show the front of the house, as adverts of its other flats do. */
export function picturesOf(house: House, notice: Notice, index: number): Picture[] {
  const album = albumOf(house, notice.episode, notice);
  const marked = (notice.habits & HABITS.marked) !== 0;
  const mark = marked ? index : null;
  const count = 3 + Math.floor(draw(index, 41) * 5);
  const first = Math.floor(draw(index, 42) * 3);
  const motifs = Array.from(
    { length: count },
    (_, place) => [album, (first + place) % MOST_OF_FLAT] as const,
  );
  const front = draw(index, 43) < 0.45 ? [[house.key, FRONT] as const] : [];
  return [...motifs, ...front].map((motif) => ({ motif, marked, hash: hashOf(motif, mark) }));
}

export const isFront = ({ motif }: Pick<Picture, 'motif'>): boolean => motif[1] === FRONT;
