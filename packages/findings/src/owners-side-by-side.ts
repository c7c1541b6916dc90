import type { Finding, Level } from '@proverka/contract/finding';
import { levelWords } from '@proverka/words/level-words';

/** A question about an owner, with what its answer says. */
export interface OwnerCheck {
  readonly type: string;
  readonly title: string;
  readonly status: string;
  readonly findings: readonly Finding[];
}

export interface CheckedOwner {
  readonly name: string;
  readonly checks: readonly OwnerCheck[];
}

export interface SideBySideCell {
  /** null while the answer is awaited, and where an owner was not asked about. */
  readonly level: Level | null;
  readonly words: string;
}

export interface SideBySide {
  readonly owners: readonly string[];
  /** One for each check, in the order of the first owner. */
  readonly rows: readonly { readonly title: string; readonly cells: readonly SideBySideCell[] }[];
}

/** The same checks of several owners beside one another; of one owner there is nothing to compare. */
export function ownersSideBySide(owners: readonly CheckedOwner[]): SideBySide | null {
  if (owners.length < 2) return null;
  const titles = new Map(
    owners
      .flatMap(({ checks }) => checks)
      // «Банкротство — Образцов И. П.»: whose check it is, its column says.
      .map(({ type, title }) => [type, title.split(' — ')[0] ?? title] as const)
      .toReversed(),
  );
  return {
    owners: owners.map(({ name }) => name),
    rows: [...new Set(owners.flatMap(({ checks }) => checks.map(({ type }) => type)))].map((type) => ({
      title: titles.get(type) ?? type,
      cells: owners.map(({ checks }) => cellOf(checks.find((check) => check.type === type))),
    })),
  };
}

const order: readonly Level[] = ['danger', 'warning', 'attention', 'unchecked', 'clear'];

function cellOf(check: OwnerCheck | undefined): SideBySideCell {
  if (check === undefined) return { level: null, words: 'не спрашивали' };
  if (check.status === 'queued' || check.status === 'running') return { level: null, words: 'проверяется' };
  if (check.status === 'needs_data') return { level: 'unchecked', words: 'нужны данные' };
  // Records of namesakes are not about the owner, and what was withdrawn says nothing any more.
  const levels = new Set(
    check.findings
      .filter(({ kind }) => kind !== 'namesakes' && kind !== 'withdrawn')
      .map(({ level }) => level),
  );
  const isAnswered = check.status === 'found' || check.status === 'nothing_found';
  const level = order.find((one) => levels.has(one)) ?? (isAnswered ? 'clear' : 'unchecked');
  return { level, words: levelWords[level] };
}
