import type { Finding, Level } from '@proverka/contract/finding';
import { insideSentence } from './russian.domain.ts';

const order: readonly Level[] = ['danger', 'warning', 'attention', 'clear', 'unchecked'];

/** The worst first, what could not be checked last, limits of every document after that; otherwise as they came. */
export function byWeight(findings: readonly Finding[]): Finding[] {
  const weight = (finding: Finding) => order.indexOf(finding.level) + (isLimit(finding) ? 1 : 0);
  return findings.toSorted((one, other) => weight(one) - weight(other));
}

/** What no document of this kind can tell is said in the report but decides nothing. */
export function isLimit({ code }: Finding): boolean {
  return code.startsWith('limit_');
}

const NAMESAKES = ': есть записи о тёзках';

/** The title of records about others of the same name, found where `question` was asked. */
export const namesakesTitle = (question: string): string => question + NAMESAKES;

/** Where such records were found; null for any other finding. */
export const namesakesOf = (title: string): string | null =>
  title.includes(NAMESAKES) ? title.replace(NAMESAKES, '') : null;

const UNANSWERED = 'Не удалось проверить: ';

/** The title of a question nobody answered. */
export const unansweredTitle = (question: string): string => UNANSWERED + insideSentence(question);

/** The question of such a title; null for any other. */
export const questionOf = (title: string): string | null =>
  title.startsWith(UNANSWERED) ? title.slice(UNANSWERED.length) : null;

/** A question one document leaves open may be answered by another one of the same report. */
export function isAnswered({ code }: Finding, findings: readonly Finding[]): boolean {
  const asksForEncumbrances =
    code === 'encumbrances_not_in_document' || code === 'document_says_nothing_of_rights';
  return (
    asksForEncumbrances && findings.some((other) => /^(encumbrance_|no_encumbrances$)/u.test(other.code))
  );
}

/**
 * The findings of a report from those of its documents, the most telling document first. What an earlier document said
 * is not said again by a later one, and what one leaves open and another answers is dropped.
 */
export function mergeFindings(...documents: readonly (readonly Finding[])[]): Finding[] {
  const all = documents.flat();
  const said = new Set<string>();
  const merged: Finding[] = [];
  for (const findings of documents) {
    merged.push(...findings.filter((finding) => !said.has(finding.code) && !isAnswered(finding, all)));
    for (const { code } of findings) said.add(code);
  }
  return byWeight(merged);
}
