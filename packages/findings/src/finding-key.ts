import type { Finding } from '@proverka/contract/finding';

/**
 * Findings of one task with the keys disputes name them by: the answer they stand on, their code and record. An answer asked
 * for anew has another task, so that what was said about the old one never touches it. Statements of one code without a
 * record are told apart by their words: new words lose the key, which only drops a mark.
 */
export function withKeys(taskId: string, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, key: [taskId, ...nameOf(finding, findings)].join(' ') }));
}

function nameOf(finding: Finding, all: readonly Finding[]): string[] {
  const same = all.filter(({ code, record }) => code === finding.code && record === finding.record);
  const name = finding.record === undefined ? [finding.code] : [finding.code, finding.record];
  return same.length === 1 ? name : [...name, finding.title, finding.text];
}
