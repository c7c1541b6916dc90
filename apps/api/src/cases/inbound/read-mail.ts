import type { Work } from '#platform/apart/work.ts';
import type { CasesDeps } from '../deps.ts';
import type { ReadMail, readMailApart } from './read-mail.apart.ts';

const reading: Work<typeof readMailApart> = {
  file: new URL('read-mail.apart.ts', import.meta.url),
  name: 'readMailApart',
  milliseconds: 15_000,
  heapMb: 192,
  waiting: 20,
};

/** Reads a letter in a process of its own; null for bytes that are no letter, or that take too long or too much to read. */
export async function readMail({ apart }: Pick<CasesDeps, 'apart'>, bytes: Buffer): Promise<ReadMail | null> {
  const answer = await apart.run(reading, bytes);
  return answer.ok ? answer.value : null;
}
