import { z } from 'zod';
import { historyLanes as lanes } from './history-lanes.ts';
import { recordPlotSchema } from './record-plot.ts';
import { instantSchema } from './values.ts';

/** The same colours everywhere: red, orange, yellow, green, grey. */
export const levels = ['danger', 'warning', 'attention', 'clear', 'unchecked'] as const;
export const levelSchema = z.enum(levels);
export type Level = z.infer<typeof levelSchema>;

/** How certain it is that a register's record is about the checked person. */
export const matchSchema = z.object({
  /** `namesake`: the name is the same, but other data differs or is missing. */
  kind: z.enum(['same', 'likely', 'namesake']),
  /** The reason, worded for the reader. */
  reason: z.string(),
});
export type Match = z.infer<typeof matchSchema>;

/** A place of a vehicle that was damaged. */
export const damageSchema = z.object({
  /** As the traffic police number places: «02», «210»; an unknown one has a place too, in words. */
  code: z.string(),
  place: z.string(),
  /** `surface`: scratches, glass, lights, wheels; `shape`: dents and tears; `null`: not said. */
  degree: z.enum(['surface', 'shape']).nullable(),
});
export type Damage = z.infer<typeof damageSchema>;

/** A register's record that supports a finding, as titled facts. */
export const findingRecordSchema = z.object({
  title: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  match: matchSchema.optional(),
  /** The weight of this record alone, where the records of one finding differ. */
  level: levelSchema.optional(),
  /** Drawn on a scheme of the vehicle. */
  damage: z.array(damageSchema).optional(),
  /** What pictures of the report need of it. */
  plot: recordPlotSchema.optional(),
});
export type FindingRecord = z.infer<typeof findingRecordSchema>;

/** A day of a register: «2026-11-20». */
const chartDay = z.string();

/** For pages, which need no schemas, in `history-lanes.ts`. */
export const historyLanes = lanes;

/** How a month of a loan was paid: in time, or how many days late at most. */
const monthStates = ['paid', 'late_30', 'late_90', 'late_more', 'unknown'] as const;
export type MonthState = (typeof monthStates)[number];

/** What a finding gives to the pictures of its report: data, not a drawing, so that screen and paper draw the same. */
const findingChartSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('history'),
    lane: z.enum(historyLanes),
    /** The day the register answered for, where periods that go on end. */
    until: chartDay,
    entries: z.array(
      z.object({
        title: z.string(),
        start: chartDay,
        /** `null` while a period goes on; an event has none. */
        end: chartDay.nullable().optional(),
        level: levelSchema.optional(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('mileage'),
    points: z.array(z.object({ day: chartDay, kilometres: z.number() })),
  }),
  z.object({
    kind: z.literal('score'),
    title: z.string(),
    value: z.number(),
    from: z.number(),
    /** What the value means for the reader, in a sentence. */
    meaning: z.string(),
    /** From the lowest to the highest; the last one ends the scale. */
    zones: z.array(z.object({ to: z.number(), title: z.string(), level: levelSchema })),
  }),
  z.object({
    kind: z.literal('payments'),
    /** The loan. */
    title: z.string(),
    /** «2024-03», the month of the first state. */
    first: z.string(),
    /** Of one month after the other; `unknown` where the register says nothing. */
    states: z.array(z.enum(monthStates)),
  }),
  z.object({
    kind: z.literal('load'),
    /** What loans take of every month and what comes in, in kopecks. */
    payments_kopecks: z.number(),
    income_kopecks: z.number(),
  }),
  z.object({
    kind: z.literal('prices'),
    /** What is asked for things alike. */
    prices_kopecks: z.array(z.number()),
    /** Between `lower` and `upper` is the middle half of them. */
    lower_kopecks: z.number(),
    middle_kopecks: z.number(),
    upper_kopecks: z.number(),
    /** What the reader is asked for; `null` where that is not known. */
    mine_kopecks: z.number().nullable(),
  }),
]);
export type FindingChart = z.infer<typeof findingChartSchema>;
export type HistoryLane = (typeof historyLanes)[number];

/** What became of a dispute, as the report tells it; money back is told by letter alone. */
export const findingAnswerSchema = z.object({
  outcome: z.enum(['corrected', 'withdrawn', 'explained']),
  answered_at: instantSchema,
  /** In the words of the staff. */
  reason: z.string(),
});
export type FindingAnswer = z.infer<typeof findingAnswerSchema>;

export const findingSchema = z.object({
  level: levelSchema,
  code: z.string(),
  /** The task that found it; absent for findings of documents. */
  task_type: z.string().optional(),
  /**
   * Absent: a statement about the subject. `namesakes`: records of other people with the same name, without weight in the
   * verdict; `unanswered`: the question got no answer; `skipped`: it was not answered because data was not given; `limit`:
   * what no document of this kind can show; `withdrawn`: the staff took it back after a dispute.
   */
  kind: z.enum(['namesakes', 'unanswered', 'skipped', 'limit', 'withdrawn']).optional(),
  /** For `namesakes`, `unanswered` and `skipped`: the question, «Долги у приставов». */
  question: z.string().optional(),
  title: z.string(),
  text: z.string(),
  source: z.string(),
  source_date: z.string().nullable(),
  /** The records the finding summarises; absent when the text is complete. */
  records: z.array(findingRecordSchema).optional(),
  /** Drawn above the findings, together with those of others. */
  charts: z.array(findingChartSchema).optional(),
  /** In a report about several owners: the owner's id and short name «Образцов И. П.». */
  owner_id: z.uuid().optional(),
  owner_name: z.string().optional(),
  /** The number of the register's record it is about, where one document has several of a kind. */
  record: z.string().optional(),
  /** In a report that was ordered: what a dispute names it by. Samples and previews have none. */
  key: z.string().optional(),
  /** Set while a dispute about it waits for its answer. */
  disputed_at: instantSchema.optional(),
  /** The earliest first. */
  dispute_answers: z.array(findingAnswerSchema).optional(),
});
export type Finding = z.infer<typeof findingSchema>;

export const verdictSchema = z.object({
  level: levelSchema,
  sentence: z.string(),
  /** Codes of the findings that determine the level. */
  reasons: z.array(z.string()),
});
export type Verdict = z.infer<typeof verdictSchema>;
