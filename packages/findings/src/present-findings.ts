import type { Finding, FindingRecord, Level, Match } from '@proverka/contract/finding';
import { matchWordsOf } from '@proverka/words/match-words';

/** How certain a match is, and why; the reason may be empty. */
export interface MatchNote {
  readonly kind: Match['kind'];
  readonly words: string;
  readonly reason: string;
}

export interface PresentedRecord {
  readonly record: FindingRecord;
  /** null when the same is said above. */
  readonly match: MatchNote | null;
  /** null when all records of the finding weigh the same. */
  readonly level: Level | null;
}

export interface PresentedFinding {
  readonly finding: Finding;
  /** What is true of all its records and not said above all findings. */
  readonly match: MatchNote | null;
  /** The records that decide the level, and at least three; the worst first. */
  readonly first: readonly PresentedRecord[];
  /** May be folded. */
  readonly rest: readonly PresentedRecord[];
}

export interface PresentedFindings {
  /** What is true of the records of several findings, said once above them. */
  readonly match: MatchNote | null;
  readonly findings: readonly PresentedFinding[];
}

const FIRST = 3;
const order: readonly Level[] = ['danger', 'warning', 'attention', 'unchecked', 'clear'];

/**
 * What screen and paper show of the findings of one section, in their order: a match that is true of many records is said
 * once, and the records a finding's level comes from are first and never folded.
 */
export function presentFindings(findings: readonly Finding[]): PresentedFindings {
  const common = commonMatch(findings);
  const matched = findings.flatMap(matchesOf);
  const words = ({ code }: { readonly code: string }) => matchWordsOf(code);
  const isAlways = common !== null && matched.every((one) => one === common.key);
  return {
    match: common && noteOf(common.match, isAlways ? words(common).all.same : words(common).most),
    findings: findings.map((finding) => presentFinding(finding, common?.key ?? null)),
  };
}

function presentFinding(finding: Finding, saidAbove: string | null): PresentedFinding {
  const { code, level, records = [] } = finding;
  const { one, all } = matchWordsOf(code);
  const keys = new Set(records.map(({ match }) => keyOf(code, match)));
  const [shared] = records;
  const isShared = records.length > 1 && keys.size === 1 && shared?.match !== undefined;
  const isSaidHere = isShared && !keys.has(saidAbove);
  const areLevelsTold = new Set(records.map((record) => record.level)).size > 1;
  const sorted = records.toSorted((a, b) => weightOf(a) - weightOf(b));
  const deciding = sorted.filter((record) => isDeciding(record, level)).length;
  const presented = sorted.map((record): PresentedRecord => ({
    record,
    match:
      record.match === undefined || isShared || keyOf(code, record.match) === saidAbove
        ? null
        : noteOf(record.match, one[record.match.kind]),
    level: areLevelsTold ? (record.level ?? null) : null,
  }));
  const least = Math.max(FIRST, deciding);
  // A fold of one record hides less than its own line shows.
  const firsts = presented.length === least + 1 ? presented.length : least;
  return {
    finding,
    match: isSaidHere && shared.match ? noteOf(shared.match, all[shared.match.kind]) : null,
    first: presented.slice(0, firsts),
    rest: presented.slice(firsts),
  };
}

/** The surest match of several findings, if they agree: the one most records have, the earlier of equals. */
function commonMatch(findings: readonly Finding[]) {
  const counts = new Map<string, { match: Match; code: string; findings: Set<Finding>; records: number }>();
  for (const finding of findings) {
    for (const { match } of finding.records ?? []) {
      const key = keyOf(finding.code, match);
      if (match?.kind !== 'same' || key === null) continue;
      const count = counts.get(key) ?? { match, code: finding.code, findings: new Set(), records: 0 };
      count.findings.add(finding);
      count.records += 1;
      counts.set(key, count);
    }
  }
  const [most] = [...counts]
    .filter(([, count]) => count.findings.size > 1)
    .toSorted(([, a], [, b]) => b.records - a.records);
  return most === undefined ? null : { key: most[0], match: most[1].match, code: most[1].code };
}

const matchesOf = ({ code, records = [] }: Finding): string[] =>
  records.flatMap(({ match }) => keyOf(code, match) ?? []);

/** The same reason about a person and about a company are two statements. */
const keyOf = (code: string, match: Match | undefined): string | null =>
  match === undefined ? null : `${matchWordsOf(code).one[match.kind]}: ${match.reason}`;

const noteOf = ({ kind, reason }: Match, words: string): MatchNote => ({ kind, words, reason });

/** Records without a level of their own stay behind those with one. */
const weightOf = ({ level }: FindingRecord): number =>
  level === undefined ? order.length : order.indexOf(level);

/** The finding is as serious because of this record. */
const isDeciding = ({ level }: FindingRecord, ofFinding: Level): boolean =>
  level !== undefined && ofFinding !== 'clear' && order.indexOf(level) <= order.indexOf(ofFinding);
