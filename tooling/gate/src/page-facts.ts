import { z } from 'zod';

/** What the server answers for a page. */
export const servedFactsSchema = z.object({
  /** 0 when there was no answer in time. */
  status: z.int(),
  location: z.string().nullable(),
  /** Milliseconds until the last byte, of the quickest of several tries where it was slow, as on a quiet machine. */
  ms: z.number(),
  title: z.string(),
  /** In the HTML, before any script. */
  landmarks: z.array(z.string()),
  /** How many style sheets of remotes the HTML links. */
  styles: z.int(),
  /** Why, in the words of the shell's log. */
  why: z.string().nullable(),
});
export type ServedFacts = z.infer<typeof servedFactsSchema>;

/** What a browser makes of a page. */
export const openedFactsSchema = z.object({
  /** The page never became usable, and how. */
  hangs: z.string().nullable(),
  /** Uncaught errors and what was written to the console as an error. */
  troubles: z.array(z.string()),
  /** Files that did not come, and style sheets without a rule. */
  lostFiles: z.array(z.string()),
  /** Calls the API refused: method, address without ids, status. */
  refusedCalls: z.array(z.string()),
  landmarks: z.array(z.string()),
  title: z.string(),
  /** How many elements break each rule of accessibility. */
  barriers: z.record(z.string(), z.int()),
});
export type OpenedFacts = z.infer<typeof openedFactsSchema>;

export const pageFactsSchema = z.object({ served: servedFactsSchema, opened: openedFactsSchema.nullable() });
export type PageFacts = z.infer<typeof pageFactsSchema>;

/** By key of a visit. */
export const factsOfPagesSchema = z.record(z.string(), pageFactsSchema);
export type FactsOfPages = z.infer<typeof factsOfPagesSchema>;
