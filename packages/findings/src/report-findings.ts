import type { Finding, Level } from '@proverka/contract/finding';

const order: readonly Level[] = ['danger', 'warning', 'attention', 'clear', 'unchecked'];

/** The worst first, then what could not be checked, then limits of documents; otherwise in the original order. */
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

/** The same words about two owners are two findings. */
const statementOf = ({ code, owner_id: owner = '' }: Finding): string => `${code} ${owner}`;

/**
 * Combines the findings of a report's documents, the most informative document first. A later document's repetition is
 * dropped, and so is an open question that another document answers.
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
