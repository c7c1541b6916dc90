import type { SubjectData } from '@proverka/contract/subject';
import { checkOf } from './checks.ts';

/** The lookup of a car by its plate is billed as a separate question, asked before all others. */
const PLATE_KOPECKS = 100;

/** Kopecks for a check of this subject; undefined for what is no check. */
export function questionPrice(type: string, subject: SubjectData): number | undefined {
  const price = checkOf(type)?.questionPrice;
  const isByPlate = subject['plate'] !== undefined && !subject['vin'] && !subject['body_number'];
  return price !== undefined && isByPlate ? price + PLATE_KOPECKS : price;
}
