import { setTimeout as wait } from 'node:timers/promises';
import type { ApiReply } from '@proverka/contract/api';
import type { PersonSubject } from '@proverka/validation/forms/person';
import { sortByMatch } from '../checks/match.domain.ts';
import { askEverywhere } from '../checks/person/enforcement.ts';
import { readProceeding } from '../checks/person/proceeding.domain.ts';
import type { RegistersDeps } from '../deps.ts';
import { fsspTitle } from '../sources/fssp/fssp.ts';

type FreeFssp = ApiReply<'POST /fssp/free'>;
type Answered = Pick<FreeFssp, 'result' | 'count' | 'source' | 'source_date'>;

/** Delays between polls of the data bank; after the last one the visitor has waited long enough. */
const LOOKS_MS = [300, 700, 1000, 1500, 2000, 3000, 4000];

const unknown: Answered = { result: 'unavailable', count: null, source: fsspTitle, source_date: null };

/** Whether there are proceedings about the person and how many, not counting namesakes. */
export async function countProceedings(
  deps: RegistersDeps,
  subject: PersonSubject,
  signal: AbortSignal,
): Promise<Answered> {
  const { fssp } = deps.checkSources;
  let answer = await askEverywhere(fssp, subject, null, signal);
  for (const pauseMs of LOOKS_MS) {
    if (answer.kind !== 'working' || signal.aborted) break;
    await wait(pauseMs);
    answer = await askEverywhere(fssp, subject, answer.ticket, signal);
  }
  switch (answer.kind) {
    case 'found': {
      const { own } = sortByMatch(subject, answer.data.map(readProceeding));
      return { ...said(answer), result: own.length > 0 ? 'found' : 'nothing_found', count: own.length };
    }
    case 'nothing_found':
      return { ...said(answer), result: 'nothing_found', count: 0 };
    case 'unavailable':
      deps.log.warn({ reason: answer.reason }, 'free check of debts');
      return unknown;
    case 'working':
    case 'ticket_lost':
    case 'needs_data':
      return unknown;
    default:
      return answer satisfies never;
  }
}

const said = ({ source, sourceDate }: { readonly source: string; readonly sourceDate: string | null }) => ({
  source,
  source_date: sourceDate,
});
