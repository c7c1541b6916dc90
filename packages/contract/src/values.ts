import { z } from 'zod';

/** Rubles as a JSON number with at most two decimals; inside the product money is integer kopecks. */
export const rublesSchema = z.number().meta({ description: 'Рубли, не больше двух знаков после запятой' });

/** Rubles as a decimal string, "1234.50": how a balance crosses the wire (specification, section 3, User). */
export const decimalRublesSchema = z.string().regex(/^-?\d+\.\d{2}$/);

export const idSchema = z.uuid();

/** ISO 8601 with a time zone. */
export const instantSchema = z.iso.datetime({ offset: true });

export const isoDateSchema = z.iso.date();

/** The empty id of the specification (section 3): all zeros. */
export const emptyId = '00000000-0000-0000-0000-000000000000';
