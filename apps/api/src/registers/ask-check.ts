import type { AskedAnswer, Check, Circumstances } from './check.ts';
import type { RegistersDeps } from './deps.ts';
import type { ItemMetadata } from './subject.domain.ts';

interface Question extends Partial<Pick<Circumstances, 'consent' | 'isLast'>> {
  readonly metadata: ItemMetadata;
  readonly ticket: string | null;
}

/** Asks a check's question, or polls for its answer, and notes what the question costs once the source has taken it. */
export async function askCheck(
  deps: Pick<RegistersDeps, 'checkSources' | 'now' | 'sourceCalls'>,
  check: Check,
  { metadata, ticket, ...more }: Question,
  signal: AbortSignal,
): Promise<AskedAnswer<unknown>> {
  const answer = await check.ask(deps.checkSources, metadata, ticket, signal, { ...more, now: deps.now() });
  const isTaken = answer.kind === 'found' || answer.kind === 'nothing_found' || answer.kind === 'working';
  if (ticket === null && isTaken) deps.sourceCalls.spent(check.source, check.questionPrice);
  return answer;
}
