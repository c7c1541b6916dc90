import { sql } from 'kysely';
import type { Period } from './period.domain.ts';

/** The first moment of a period, by the clocks of Moscow on that day; those were not always three hours ahead. */
export const startOf = ({ from }: Period) => sql`(${from}::date::timestamp at time zone 'Europe/Moscow')`;
/** The first moment after a period. */
export const endOf = ({ to }: Period) => sql`((${to}::date + 1)::timestamp at time zone 'Europe/Moscow')`;
