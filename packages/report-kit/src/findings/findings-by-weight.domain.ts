import type { Finding, Level } from '@proverka/contract/finding';

const order: readonly Level[] = ['danger', 'warning', 'attention', 'clear', 'unchecked'];

export interface WeighedFindings {
  /** What was found, the worst first. */
  readonly stated: readonly Finding[];
  /** Records about people of the same name: no part of the verdict. */
  readonly namesakes: readonly Finding[];
  /** Questions this report leaves open, though another document could answer them. */
  readonly open: readonly Finding[];
  /** What documents of this kind can never tell. */
  readonly limits: readonly Finding[];
}

/** Findings in the order they are read: danger first, what could not be checked apart from what was. */
export function weighFindings(findings: readonly Finding[]): WeighedFindings {
  const unchecked = findings.filter(({ level }) => level === 'unchecked');
  const namesakes = findings.filter(({ kind }) => kind === 'namesakes');
  return {
    stated: findings
      .filter((finding) => finding.level !== 'unchecked' && !namesakes.includes(finding))
      .toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level)),
    namesakes,
    open: unchecked.filter(({ kind }) => kind !== 'limit'),
    limits: unchecked.filter(({ kind }) => kind === 'limit'),
  };
}

/** Where a finding stands on the page; several records of one kind share a code. */
export function findingAnchor(code: string, place: number, prefix = 'finding'): string {
  return `${prefix}-${code}-${place}`;
}
