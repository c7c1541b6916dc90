import { randomInt } from 'node:crypto';

// Without letters and digits that look alike: the number is typed from paper.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `7K3M-9QDT-XW2P`: about 59 random bits, so that nobody walks through other people's reports. */
export function newReportNumber(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${group()}-${group()}-${group()}`;
}
