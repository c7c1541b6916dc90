import { z } from 'zod';

const text = (longest: number) => z.string().max(longest);
/** Left out by some providers when empty. */
const optional = (longest: number) =>
  text(longest)
    .nullish()
    .transform((value) => value ?? '');

const proceedingSchema = z.object({
  name: text(600),
  exe_production: text(600),
  details: optional(2000),
  subject: text(2000),
  department: optional(600),
  bailiff: optional(300),
  /** Empty while the proceeding is open; otherwise the date and the article, part and clause on which it ended. */
  ip_end: optional(300),
});
/** One raw row of the data bank of enforcement proceedings. */
export type Proceeding = z.infer<typeof proceedingSchema>;

const MOST_ROWS = 2000;
/** The statuses of a task: done, working, waiting, failed. */
export const DONE = 0;
export const FAILED = 3;
const statusSchema = z.int().min(DONE).max(FAILED);

const envelope = <Response extends z.ZodType>(response: Response) =>
  z.object({ status: z.literal('success'), response });

export const taskSchema = envelope(z.object({ task: z.string().min(1).max(100) }));
export const errorSchema = z.object({ status: z.literal('error'), code: z.int().nullish() });
export const resultSchema = envelope(
  z.object({
    status: statusSchema,
    task_end: text(30).nullish(),
    /** One part per question. */
    result: z
      .array(
        z.object({
          status: statusSchema,
          query: z.object({ params: z.record(z.string(), z.unknown()).nullish() }).nullish(),
          result: z.array(proceedingSchema).max(MOST_ROWS).nullish(),
        }),
      )
      .nullish(),
  }),
);
export type Result = z.infer<typeof resultSchema>['response'];
