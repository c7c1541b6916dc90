import type { Finding, Level } from '@proverka/contract/finding';

const order: readonly Level[] = ['danger', 'warning', 'attention', 'clear', 'unchecked'];

export interface WeighedFindings {
  /** Findings, the worst first. */
  readonly stated: readonly Finding[];
  /** Records about people with the same name: not part of the verdict. */
  readonly namesakes: readonly Finding[];
  /** Taken back by the staff: not part of the verdict. */
  readonly withdrawn: readonly Finding[];
  /** Questions this report leaves open although another document could answer them. */
  readonly open: readonly Finding[];
  /** What documents of this kind can never show. */
  readonly limits: readonly Finding[];
}

/** Findings in reading order: danger first, unchecked ones separate from checked ones. */
export function weighFindings(findings: readonly Finding[]): WeighedFindings {
  const withdrawn = findings.filter(({ kind }) => kind === 'withdrawn');
  const unchecked = findings.filter(({ level, kind }) => level === 'unchecked' && kind !== 'withdrawn');
  const namesakes = findings.filter(({ kind }) => kind === 'namesakes');
  return {
    stated: findings
      .filter((finding) => finding.level !== 'unchecked' && !namesakes.includes(finding))
      .toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level)),
    namesakes,
    withdrawn,
    open: unchecked.filter(({ kind }) => kind !== 'limit'),
    limits: unchecked.filter(({ kind }) => kind === 'limit'),
  };
}

/** The anchor of a finding on the page; several records of one kind share a code. */
export function findingAnchor(code: string, place: number, prefix = 'finding'): string {
  return `${prefix}-${code}-${place}`;
}
