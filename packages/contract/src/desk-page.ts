import { z } from 'zod';
import { idSchema } from './values.ts';

/** Lists of the desk come in pages of this many rows at most. */
export const deskPageSize = 100;
/** A list says how many rows fit its filters up to this many; more are «more than». */
export const deskCountLimit = 10_000;

/** Where a page of a list begins: behind the row with this id, in the order of the list. */
export const deskPageFields = {
  after: idSchema.optional(),
  limit: z.int().min(1).max(deskPageSize).default(deskPageSize),
};

/** What every list of the desk says besides its rows. */
export const deskListFields = {
  /** The id the next page begins behind; null on the last page. */
  next: idSchema.nullable(),
  /** How many rows fit the filters; `deskCountLimit` when there are more. Only with the first page. */
  total: z.object({ count: z.int(), is_more: z.boolean() }).nullable(),
};

/** One line of what the filter is typed into. */
export const deskTextSchema = z.string().trim().max(100);
