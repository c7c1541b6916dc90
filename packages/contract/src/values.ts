import { z } from 'zod';
import { emptyId as noId } from './empty-id.ts';

/** Rubles as a JSON number with at most two decimals; inside the product money is integer kopecks. */
export const rublesSchema = z.number().meta({ description: 'Рубли, не больше двух знаков после запятой' });

/** Rubles as a decimal string, "1234.50": how a balance crosses the wire (specification, section 3, User). */
export const decimalRublesSchema = z.string().regex(/^-?\d+\.\d{2}$/);

export const idSchema = z.uuid();

/** ISO 8601 with a time zone. */
export const instantSchema = z.iso.datetime({ offset: true });

/** For pages, which need no schemas, in `empty-id.ts`. */
export const emptyId = noId;

export const isoDateSchema = z.iso.date();
