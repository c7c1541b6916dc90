import { withoutSeparators } from '../digits.ts';
import { required } from '../generic-rules.ts';
import { toLatinLookAlikes } from '../look-alikes.ts';
import { parsePlate, plate } from '../plate.ts';
import type { FormRules, Rule } from '../rule.ts';
import { parseVin, vin } from '../vin.ts';

export type CarForm = {
  /** VIN, body number or plate, as typed. */
  car: string;
  /** What the seller asks, as typed; it may be left empty. */
  price?: string;
};

/** A car as stored in drafts and sent in calls. */
export type CarSubject = { vin: string } | { body_number: string } | { plate: string };

/** Cars made for Japan have a frame number instead of a VIN: model code and serial, «GX110-6012345». */
const bodyNumber = /^[A-Z][A-Z\d]{1,6}-?\d{5,7}$/;

/** Looks like a plate, possibly with invalid letters or digits. */
const platePattern = /^\p{L}\d{3}\p{L}{2}\d{2,3}$/u;

/** The typed text by its kind; null for none of the three. */
export function recognizeCar(text: string): CarSubject | null {
  const parsedVin = parseVin(text);
  if (parsedVin !== null) return { vin: parsedVin };
  const parsedPlate = parsePlate(text);
  if (parsedPlate !== null) return { plate: parsedPlate };
  const body = toLatinLookAlikes(text.replaceAll(/\s/g, '').toUpperCase());
  return bodyNumber.test(body) && !platePattern.test(body) ? { body_number: body } : null;
}

/** The message for the kind the text resembles most. */
const carNumber: Rule<string> = (text) => {
  if (recognizeCar(text) !== null) return null;
  const bare = withoutSeparators(text);
  if (platePattern.test(bare)) return plate()(text);
  return bare.length > 14 ? vin()(text) : 'Введите VIN, номер кузова или гос. номер';
};

/** The price of an advert in whole rubles, from «1 090 000 ₽»; null for anything else. */
export function readCarPrice(text: string): string | null {
  const digits = text.replaceAll(/[\s₽]|руб\.?$/gu, '');
  const rubles = Number(digits);
  return /^\d{5,9}$/u.test(digits) && rubles >= LEAST_PRICE && rubles <= MOST_PRICE ? String(rubles) : null;
}

const LEAST_PRICE = 10_000;
const MOST_PRICE = 100_000_000;

const carPrice: Rule<string | undefined> = (text = '') =>
  text.trim() === '' || readCarPrice(text) !== null
    ? null
    : 'Введите цену в рублях, от 10 000 до 100 000 000';

export const carRules: FormRules<CarForm> = { car: [required(), carNumber], price: [carPrice] };

/** What was typed as it is sent: the number by its kind, the price where one was given. */
export function carSubject({ car, price = '' }: CarForm): Record<string, string> {
  const rubles = readCarPrice(price);
  return { ...recognizeCar(car), ...(rubles !== null && { price: rubles }) };
}
