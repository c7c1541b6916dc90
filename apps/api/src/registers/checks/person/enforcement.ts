import type { PersonSubject } from '@proverka/validation/forms/person';
import { defineCheck } from '../../check.ts';
import type { Fssp } from '../../sources/fssp/fssp.ts';
import type { Proceeding } from '../../sources/fssp/result.ts';
import { malformed } from '../../sources/read-json.ts';
import { registerFindings } from '../conclusion.domain.ts';
import { enforcementConclusions, enforcementCoverage, proceedingFacts } from '../enforcement.domain.ts';
import { areAllStrangers, sortByMatch } from '../match.domain.ts';
import { readProceeding } from './proceeding.domain.ts';
import type { ReadProceeding } from './proceeding.domain.ts';

/** The data bank is asked for the whole country: a region tells namesakes apart, it never limits the question. */
export function askEverywhere(
  fssp: Fssp,
  { region: _region, ...person }: PersonSubject,
  ticket: string | null,
  signal: AbortSignal,
) {
  return fssp.person(person, ticket, signal);
}

/** Enforcement proceedings (229-FZ, article 6.1: the data bank is public). */
export const enforcementCheck = defineCheck<'person', readonly Proceeding[]>({
  type: 'fssp',
  source: 'fssp',
  questionPrice: 0,
  kind: 'person',
  title: 'Долги у приставов',
  ask: async ({ fssp }, subject, ticket, signal) => {
    const answer = await askEverywhere(fssp, subject, ticket, signal);
    return answer.kind === 'found' && areAllStrangers(subject, answer.data.map(readProceeding))
      ? malformed('fssp', 'strangers')
      : answer;
  },
  findings: ({ data, asOf, asked }, subject) =>
    registerFindings<ReadProceeding>(
      {
        type: 'fssp',
        title: 'Долги у приставов',
        found: enforcementConclusions('fssp', false),
        none: { title: 'Исполнительных производств не найдено' },
        coverage: enforcementCoverage,
        facts: proceedingFacts,
      },
      sortByMatch(subject, (data ?? []).map(readProceeding)),
      { asOf, asked },
    ),
});
