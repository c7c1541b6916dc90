import { z } from 'zod';

/** One meaning everywhere: red, orange, yellow, green, grey. */
export const levels = ['danger', 'warning', 'attention', 'clear', 'unchecked'] as const;
export const levelSchema = z.enum(levels);
export type Level = z.infer<typeof levelSchema>;

/** How sure it is that a register's record is about the one who is checked. */
export const matchSchema = z.object({
  /** `namesake`: the name is the same and something else differs or is not known. */
  kind: z.enum(['same', 'likely', 'namesake']),
  /** Why, in words for the reader. */
  reason: z.string(),
});
export type Match = z.infer<typeof matchSchema>;

/** One record of a register behind a finding, as facts with names. */
export const findingRecordSchema = z.object({
  title: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  match: matchSchema.optional(),
});
export type FindingRecord = z.infer<typeof findingRecordSchema>;

export const findingSchema = z.object({
  level: levelSchema,
  code: z.string(),
  /**
   * Absent: a statement about the subject. `namesakes`: records of others of the same name, which weigh nothing in the
   * verdict; `unanswered`: nobody answered the question; `limit`: what no document of this kind can tell.
   */
  kind: z.enum(['namesakes', 'unanswered', 'limit']).optional(),
  /** Of `namesakes` and `unanswered`: what was asked, «Долги у приставов». */
  question: z.string().optional(),
  title: z.string(),
  text: z.string(),
  source: z.string(),
  source_date: z.string().nullable(),
  /** The records the finding sums up; absent where the text says it all. */
  records: z.array(findingRecordSchema).optional(),
  /** In a report about several owners: whom it is about, by id and as «Образцов И. П.». */
  owner_id: z.uuid().optional(),
  owner_name: z.string().optional(),
});
export type Finding = z.infer<typeof findingSchema>;

export const verdictSchema = z.object({
  level: levelSchema,
  sentence: z.string(),
  /** Codes of the findings the level comes from. */
  reasons: z.array(z.string()),
});
export type Verdict = z.infer<typeof verdictSchema>;
