const FIRST = 10_000_000;
/** A prime above every number of adverts there will be, a factor, and the factor's inverse modulo the prime. */
const PRIME = 1_999_993;
const FACTOR = 741_457;
const SHIFT = 271_828;

function inverse(value: number): number {
  let [a, b, x, y] = [value, PRIME, 1, 0];
  while (b !== 0) [a, b, x, y] = [b, a % b, y, x - Math.floor(a / b) * y];
  return ((x % PRIME) + PRIME) % PRIME;
}

const INVERSE = inverse(FACTOR);

/** The number of an advert on the wire: adverts invented one after another are far from each other. */
export const noticeIdOf = (index: number): number => FIRST + ((index * FACTOR + SHIFT) % PRIME);

/** The index behind a number; undefined where no index has it. */
export function noticeIndexOf(id: number): number | undefined {
  const place = id - FIRST;
  if (!Number.isInteger(place) || place < 0 || place >= PRIME) return undefined;
  return (((place - SHIFT + PRIME) % PRIME) * INVERSE) % PRIME;
}
