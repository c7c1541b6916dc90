import type { SubjectData } from '@proverka/contract/subject';
import { checkOf } from './checks.ts';

/** The lookup of a car by its plate is billed as a separate question, asked before all others. */
export const PLATE_KOPECKS = 100;

/** Whether the car has to be looked up before anything can be asked about it. */
export const isByPlate = (subject: SubjectData): boolean =>
  subject['plate'] !== undefined && !subject['vin'] && !subject['body_number'];

/** Kopecks for a check of this subject; undefined for what is no check. */
export function questionPrice(type: string, subject: SubjectData): number | undefined {
  const price = checkOf(type)?.questionPrice;
  return price !== undefined && isByPlate(subject) ? price + PLATE_KOPECKS : price;
}
