import { z } from 'zod';

/** One meaning everywhere: red, orange, yellow, green, grey. */
export const levels = ['danger', 'warning', 'attention', 'clear', 'unchecked'] as const;
export const levelSchema = z.enum(levels);
export type Level = z.infer<typeof levelSchema>;

export const findingSchema = z.object({
  level: levelSchema,
  code: z.string(),
  title: z.string(),
  text: z.string(),
  source: z.string(),
  source_date: z.string().nullable(),
});
export type Finding = z.infer<typeof findingSchema>;

export const verdictSchema = z.object({
  level: levelSchema,
  sentence: z.string(),
  /** Codes of the findings the level comes from. */
  reasons: z.array(z.string()),
});
export type Verdict = z.infer<typeof verdictSchema>;
