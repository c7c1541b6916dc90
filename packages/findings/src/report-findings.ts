import type { Finding, Level } from '@proverka/contract/finding';

const order: readonly Level[] = ['danger', 'warning', 'attention', 'clear', 'unchecked'];

/** The worst first, what could not be checked last, limits of every document after that; otherwise as they came. */
export function byWeight(findings: readonly Finding[]): Finding[] {
  const weight = (finding: Finding) => order.indexOf(finding.level) + (isLimit(finding) ? 1 : 0);
  return findings.toSorted((one, other) => weight(one) - weight(other));
}

const isLimit = ({ kind }: Finding): boolean => kind === 'limit';

/** A question one document leaves open may be answered by another one of the same report. */
export function isAnswered({ code }: Finding, findings: readonly Finding[]): boolean {
  const asksForEncumbrances =
    code === 'encumbrances_not_in_document' || code === 'document_says_nothing_of_rights';
  return (
    asksForEncumbrances && findings.some((other) => /^(encumbrance_|no_encumbrances$)/u.test(other.code))
  );
}

/** The same words about two owners are two statements. */
const statementOf = ({ code, owner_id: owner = '' }: Finding): string => `${code} ${owner}`;

/**
 * The findings of a report from those of its documents, the most telling document first. What an earlier document said
 * is not said again by a later one, and what one leaves open and another answers is dropped.
 */
export function mergeFindings(...documents: readonly (readonly Finding[])[]): Finding[] {
  const all = documents.flat();
  const said = new Set<string>();
  const merged: Finding[] = [];
  for (const findings of documents) {
    merged.push(
      ...findings.filter((finding) => !said.has(statementOf(finding)) && !isAnswered(finding, all)),
    );
    for (const finding of findings) said.add(statementOf(finding));
  }
  return byWeight(merged);
}
