import type { SubjectData } from '@proverka/contract/subject';
import { checkOf } from './checks.ts';

/** The lookup of a car by its plate is a question of its own, asked before all others: once for all checks of a car. */
export const PLATE_KOPECKS = 100;

/** Whether the car has to be looked up before anything can be asked about it. */
export const isByPlate = (subject: SubjectData): boolean =>
  subject['plate'] !== undefined && !subject['vin'] && !subject['body_number'];

/** Kopecks for a check; undefined for what is no check. */
export const questionPrice = (type: string): number | undefined => checkOf(type)?.questionPrice;
