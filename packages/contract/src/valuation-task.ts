import { z } from 'zod';
import { valuationSchema } from './valuation.ts';
import { idSchema, instantSchema } from './values.ts';

/** A valuation worked out in the background, for the staff. */
export const valuationTaskSchema = z.object({
  task_id: idSchema,
  object_key: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  /** Null unless it is done. */
  valuation: valuationSchema.nullable(),
  /** Why there is none; empty unless it failed. */
  reason: z.string(),
  created_date: instantSchema,
  finished_date: instantSchema.nullable(),
});
export type ValuationTask = z.infer<typeof valuationTaskSchema>;
