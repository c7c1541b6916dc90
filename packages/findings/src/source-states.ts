import type { Finding, Level } from '@proverka/contract/finding';
import type { TaskStatus } from '@proverka/contract/report';
import type { Question } from './clean-sources.ts';

/** A source that was asked, as screen and paper know it. */
export interface AskedSource extends Question {
  readonly title: string;
  readonly status: TaskStatus;
}

/** `found`: it has something to read against the subject; `open`: it may still answer; `needs_data`: it waits for the customer. */
export type SourceState = 'found' | 'clear' | 'unchecked' | 'open' | 'needs_data';

export interface StatedSource<Asked extends AskedSource> {
  readonly source: Asked;
  readonly state: SourceState;
  /** Of its gravest finding. */
  readonly level: Level;
  /** How many records speak against the subject; 0 where a statement has none. */
  readonly records: number;
}

const order: readonly Level[] = ['danger', 'warning', 'attention', 'unchecked', 'clear'];
const troubles: ReadonlySet<Level> = new Set(['danger', 'warning', 'attention']);
const states: Readonly<Record<TaskStatus, 'answered' | Exclude<SourceState, 'found' | 'clear'>>> = {
  queued: 'open',
  running: 'open',
  needs_data: 'needs_data',
  found: 'answered',
  nothing_found: 'answered',
  unavailable: 'unchecked',
  skipped: 'unchecked',
  failed: 'unchecked',
};

/** What each source comes to, the gravest first: one glance at a report. Records of namesakes are not about the subject. */
export function sourceStates<Asked extends AskedSource>(
  sources: readonly Asked[],
  findings: readonly Finding[],
): StatedSource<Asked>[] {
  return sources
    .map((source) => stated(source, findings))
    .toSorted((one, other) => weightOf(one) - weightOf(other));
}

function stated<Asked extends AskedSource>(source: Asked, findings: readonly Finding[]): StatedSource<Asked> {
  const state = states[source.status];
  if (state !== 'answered') return { source, state, level: 'unchecked', records: 0 };
  const against = findings.filter(
    ({ task_type: type, owner_id: owner, kind, level }) =>
      type === source.type && owner === source.owner_id && kind === undefined && troubles.has(level),
  );
  const [gravest] = against.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
  if (gravest === undefined) return { source, state: 'clear', level: 'clear', records: 0 };
  const records = against.reduce((sum, finding) => sum + (finding.records?.length ?? 0), 0);
  return { source, state: 'found', level: gravest.level, records };
}

/** A source that may still answer stands before one that says nothing bad. */
const weightOf = ({ level, state }: StatedSource<AskedSource>): number =>
  order.indexOf(level) + (state === 'open' ? 0.5 : 0);

/** How many sources are in a state. */
export const countOf = (sources: readonly StatedSource<AskedSource>[], state: SourceState): number =>
  sources.filter((one) => one.state === state).length;
