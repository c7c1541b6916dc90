import type { ApiClient } from '@proverka/api-client/api-client';
import { searchObjects } from '@proverka/api-client/objects';
import { Refused, refusalMessage } from '@proverka/api-client/refused';
import type { RefusalCode } from '@proverka/contract/refusals';
import {
  decideSearch,
  rawSelection,
  type FallbackReason,
  type SearchOutcome,
  type SendableText,
} from './search-outcome.domain.ts';

/** Refusals after which the visitor continues with the typed text (specification, section 8). */
const fallbacks: Readonly<Partial<Record<RefusalCode, FallbackReason>>> = {
  suspicious_activity: 'suspicious',
  search_limit_reached: 'limit',
};

export async function runSearch(
  api: ApiClient,
  text: SendableText,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  try {
    return decideSearch(text, await searchObjects(api, text.text, signal));
  } catch (error) {
    const code = error instanceof Refused ? error.problem.code : undefined;
    const reason = signal.aborted ? 'cancelled' : code && fallbacks[code];
    if (!reason) return { kind: 'failed', text: refusalMessage(error) };
    return { kind: 'fallback', selection: rawSelection(text), reason };
  }
}
