import { randomInt } from 'node:crypto';

// Without look-alike letters and digits: the number is typed from paper.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `7K3M-9QDT-XW2P`: about 59 random bits, so that reports cannot be enumerated. */
export function newReportNumber(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${group()}-${group()}-${group()}`;
}
