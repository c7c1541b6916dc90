import { z } from 'zod';
import { caseSides as sides } from './case-sides.ts';
import { isoDateSchema } from './values.ts';

export const debtKinds = ['credit', 'housing', 'taxes', 'fines', 'family', 'other'] as const;
export type DebtKind = (typeof debtKinds)[number];

/** For pages, which need no schemas, in `case-sides.ts`. */
export const caseSides = sides;
export type CaseSide = (typeof caseSides)[number];

const kopecks = z.int();
/** `null` while it goes on. */
const until = isoDateSchema.nullable();

/** The numbers and days of a register's record that pictures are drawn from; its facts say the same in words. */
export const recordPlotSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('debt'),
    about: z.enum(debtKinds),
    /** `null` where the record names no sum. */
    amount_kopecks: kopecks.nullable(),
    since: isoDateSchema.nullable(),
    is_open: z.boolean(),
  }),
  z.object({
    kind: z.literal('case'),
    side: z.enum(caseSides),
    since: isoDateSchema,
    /** Absent for an ended case whose day is not known. */
    until: until.optional(),
  }),
  z.object({
    kind: z.literal('accounts'),
    year: z.int(),
    revenue_kopecks: kopecks,
    profit_kopecks: kopecks,
    staff: z.int().nullable(),
  }),
  /** Between a person and a company: in a report on one of them the other is named. */
  z.object({
    kind: z.literal('tie'),
    as: z.enum(['manager', 'founder', 'entrepreneur']),
    name: z.string(),
    /** As the register writes it, «Генеральный директор». */
    position: z.string().nullable(),
    share_percent: z.number().nullable(),
    address: z.string().nullable(),
    since: isoDateSchema,
    until,
  }),
  z.object({
    kind: z.literal('period'),
    of: z.enum(['registration', 'bankruptcy', 'disqualification']),
    since: isoDateSchema,
    until,
  }),
]);
export type RecordPlot = z.infer<typeof recordPlotSchema>;
export type PlotOf<Kind extends RecordPlot['kind']> = Extract<RecordPlot, { readonly kind: Kind }>;
