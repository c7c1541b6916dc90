import type { Random } from '../generate/random.domain.ts';

/** One step of a murmur-like mix. */
function mix(state: number, value: number): number {
  let mixed = Math.imul(state ^ value, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A number from 0 to 1 that follows from whole numbers alone: the same for the same house, riser or picture. */
export const draw = (...numbers: number[]): number => bits(...numbers) / 4_294_967_296;

/** 32 bits that follow from whole numbers alone. */
export const bits = (...numbers: number[]): number =>
  mix(
    numbers.reduce((state, value) => mix(state, value + 0x9e3779b9), 0x2545f491),
    numbers.length,
  );

/** A normally distributed number with mean 0 and deviation 1, from two draws. */
const bell = (first: number, second: number): number =>
  Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);

export const normal = (random: Random): number => bell(random.fraction(), random.fraction());

/** A normally distributed number that follows from whole numbers alone. */
export const drawNormal = (...numbers: number[]): number => bell(draw(...numbers, 1), draw(...numbers, 2));

/** Student's t with four degrees of freedom: its tails are heavy, its variance is finite. */
export function heavyTailed(random: Random): number {
  const squares = -2 * Math.log((1 - random.fraction()) * (1 - random.fraction()));
  return normal(random) / Math.sqrt(squares / 4);
}
