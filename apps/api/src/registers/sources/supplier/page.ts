import { isIsoDate } from '@proverka/validation/date';
import { z } from 'zod';

/** More rows than this mean a broken answer. */
const MOST_RECORDS = 2000;

/** One page of the supplier's answer; most answers have only one. */
export interface Page<Record> {
  readonly source: string;
  readonly source_date: string;
  readonly records: readonly Record[];
  /** The records of all pages together; `null` when the supplier does not count them. */
  readonly total: number | null;
  /** Leads to the next page; `null` on the last one. */
  readonly next: string | null;
  /** The question as the supplier understood it. */
  readonly asked: Readonly<globalThis.Record<string, unknown>> | null;
}

export const pageSchema = <Record>(record: z.ZodType<Record>): z.ZodType<Page<Record>> =>
  z.object({
    status: z.literal('done'),
    source: z.string().min(1).max(300),
    source_date: z.string().refine(isIsoDate),
    records: z.array(record).max(MOST_RECORDS),
    total: z.int().min(0).nullish().transform(orNull),
    next: z.string().min(1).max(200).nullish().transform(orNull),
    asked: z.record(z.string(), z.unknown()).nullish().transform(orNull),
  });

function orNull<Value>(value: Value | null | undefined): Value | null {
  return value ?? null;
}
