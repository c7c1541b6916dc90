import type { Finding } from '@proverka/contract/finding';
import type { PresentedFinding } from '@proverka/findings/present-findings';
import { answerWords, disputedWords } from '@proverka/words/dispute-words';
import { day } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';
import { namedTitle } from '@proverka/words/named-title';
import { recordsOf } from './check-view.domain.ts';
import type { Block, FindingView, Section } from './pdf-view.ts';

export function findingView(presented: PresentedFinding): FindingView {
  const { finding } = presented;
  const { level, text, source, source_date } = finding;
  const on = source_date === null ? undefined : `данные на ${day(source_date)}`;
  return {
    level,
    title: namedTitle(finding),
    text,
    source: joined([source, on]),
    disputed: disputedWords(finding),
    answers: answerWords(finding),
    ...recordsOf(presented),
  };
}

/** Without weight in the verdict; a reader of an earlier copy has to find them. */
export function withdrawnSection(findings: readonly Finding[]): Section[] {
  const withdrawn = findings.filter(({ kind }) => kind === 'withdrawn');
  const block = (finding: Finding): Block => ({
    kind: 'text',
    title: namedTitle(finding),
    text: [...answerWords(finding), disputedWords(finding)].filter(Boolean).join(' '),
  });
  return withdrawn.length === 0
    ? []
    : [{ title: 'Отозванные находки', source: null, blocks: withdrawn.map(block) }];
}
