import { createRandom } from './random.domain.ts';

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

const control = (text: string, weights: readonly number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0) % 11) % 10;

const COMPANY = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON_11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON_12 = [3, ...PERSON_11];

// Region 00 does not exist, so no number belongs to a real person or company.

export function personInn(index: number): string {
  const ten = `00${digits(1_000_000 + index * 137, 8)}`;
  const eleven = `${ten}${control(ten, PERSON_11)}`;
  return `${eleven}${control(eleven, PERSON_12)}`;
}

export function companyInn(index: number): string {
  const nine = `00${digits(1_000_000 + index * 119, 7)}`;
  return `${nine}${control(nine, COMPANY)}`;
}

export function companyOgrn(index: number, year: number): string {
  const twelve = `1${digits(year % 100, 2)}00${digits(5_000_000 + index * 211, 7)}`;
  return `${twelve}${(Number(twelve) % 11) % 10}`;
}

export function ogrnip(index: number, year: number): string {
  const fourteen = `3${digits(year % 100, 2)}00${digits(500_000_000 + index * 211, 9)}`;
  return `${fourteen}${(Number(fourteen) % 13) % 10}`;
}

/** Series start with 00, as in `passports.json`; numbers continue above the range of that file. */
export const passport = (index: number): string =>
  `${digits(10 + (index % 15), 4)} ${digits(200_000 + index * 731, 6)}`;

/** No manufacturer has a code X0?. */
export const vin = (index: number): string => `X0T${digits(index, 14)}`;

const PLATE_LETTERS = 'АВЕКМНОРСТУХ'.split('');

/** Region 100 was never assigned. */
export function plate(index: number): string {
  const random = createRandom(`plate ${index}`);
  const letter = (): string => random.pick(PLATE_LETTERS);
  return `${letter()}${digits(index, 3)}${letter()}${letter()}100`;
}
