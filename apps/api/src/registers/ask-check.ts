import type { AskedAnswer, Check } from './check.ts';
import type { CreditConsent } from './credit-consent.ts';
import type { RegistersDeps } from './deps.ts';
import { questionPrice } from './question-price.domain.ts';
import { subjectDataOf } from './subject.domain.ts';
import type { ItemMetadata } from './subject.domain.ts';

interface Question {
  readonly metadata: ItemMetadata;
  readonly ticket: string | null;
  readonly consent?: CreditConsent | null;
}

/** Asks a check's question, or polls for its answer, and notes what the question costs once the source has taken it. */
export async function askCheck(
  deps: Pick<RegistersDeps, 'checkSources' | 'sourceCalls'>,
  check: Check,
  { metadata, ticket, consent = null }: Question,
  signal: AbortSignal,
): Promise<AskedAnswer<unknown>> {
  const answer = await check.ask(deps.checkSources, metadata, ticket, signal, consent);
  const isTaken = answer.kind === 'found' || answer.kind === 'nothing_found' || answer.kind === 'working';
  if (ticket === null && isTaken) {
    const price = questionPrice(check.type, subjectDataOf(check.kind, metadata));
    deps.sourceCalls.spent(check.source, price ?? 0);
  }
  return answer;
}
