import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const answerSchema = z.strictObject({
  /** Our own words for what the requirement is about. */
  subject: z.string().min(2),
  state: z.enum(['met', 'met without a test', 'not applicable', 'not met']),
  /** How it is met, why it does not apply, or what is missing. */
  how: z.string().min(2),
});

export type Answer = z.infer<typeof answerSchema>;
export type Answers = ReadonlyMap<string, Answer>;

/** The answers of all chapters: `docs/security/v*.yaml`. */
export function readAnswers(root: string): Answers {
  const folder = path.join(root, 'docs/security');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const chapters = files
    .toSorted()
    .map((name) => parse(readFileSync(path.join(folder, name), 'utf8')) as unknown);
  const known = chapters.flatMap((chapter) =>
    Object.entries(z.record(z.string(), answerSchema).parse(chapter)),
  );
  return new Map(known);
}
