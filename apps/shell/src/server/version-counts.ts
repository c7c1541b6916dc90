import {
  addVital,
  noMeasures,
  type Measures,
  type VersionMeasures,
  type Vital,
} from '@proverka/release/measures.domain';
import { keptHours } from '@proverka/release/shell-notes';
import { Registry } from 'prom-client';
import { shellDecl } from '../app/shell-decl.ts';
import type { ActiveSet } from './active-set.ts';
import { createVersionMetrics } from './version-metrics.ts';

/** One version of a remote; the shell's own pages and files are its build's. */
export interface Of {
  readonly remote: string;
  readonly version: string;
}

export interface VersionCounts {
  /** The version of a remote in a set. */
  readonly of: (active: Pick<ActiveSet, 'set'>, remote: string) => Of;
  /** The shell's own. */
  readonly shell: Of;
  readonly document: (of: Of, answer: { readonly status: number; readonly bytes: number }) => void;
  readonly file: (of: Of, bytes: number) => void;
  readonly signal: (of: Of, signal: string) => void;
  readonly vital: (of: Of, vital: Vital, value: number) => void;
  /** What was counted in hours (`2026-11-26T12`), the running one last. */
  readonly hours: () => readonly (readonly [hour: string, measures: VersionMeasures])[];
  readonly forgetHour: (hour: string) => void;
  /** The same for `/metrics`. */
  readonly registry: Registry;
}

/** Files of any version that was ever published may be asked for: so many of a remote are told apart in an hour. */
const mostVersions = 8;
const otherVersions = 'other';

const ofSignal = {
  view: 'views',
  browserErrors: 'browserErrors',
  hydrationErrors: 'hydrationErrors',
} as const satisfies Readonly<Record<string, keyof Measures>>;

type Hour = Record<string, Record<string, Measures>>;

/** Counts what this process serves, by remote and version. */
export function countVersions(shellVersion: string, now: () => number): VersionCounts {
  const registry = new Registry();
  const metrics = createVersionMetrics(registry);
  const hours = keepHours(now, (recent) => void metrics.forgetAllBut(recent));
  const shell = { remote: shellDecl.id, version: shellVersion };
  return {
    shell,
    of: ({ set }, remote) =>
      remote === shellDecl.id ? shell : { remote, version: set.remotes[remote]?.version ?? otherVersions },
    document: (of, { status, bytes }) => {
      const { measures, labels } = hours.counted(of);
      measures.requests += 1;
      measures.documentBytes += bytes;
      if (status >= 500) measures.serverErrors += 1;
      metrics.document(labels, status, bytes);
    },
    file: (of, bytes) => {
      const { measures, labels } = hours.counted(of);
      measures.files += 1;
      measures.fileBytes += bytes;
      metrics.file(labels, bytes);
    },
    signal: (of, signal) => {
      const { measures, labels } = hours.counted(of);
      if (isCounted(signal)) measures[ofSignal[signal]] += 1;
      metrics.signal(labels, signal);
    },
    vital: (of, vital, value) => {
      const { measures, labels } = hours.counted(of);
      addVital(measures, vital, value);
      metrics.vital(labels, vital, value);
    },
    hours: hours.all,
    forgetHour: hours.forget,
    registry,
  };
}

/** What is counted by hour; hours are forgotten once they are written elsewhere. `onNew` gets the last day. */
function keepHours(now: () => number, onNew: (recent: readonly Hour[]) => void) {
  const hours = new Map<string, Hour>();
  let recent: readonly Hour[] = [];
  const running = (): Hour => {
    const name = new Date(now()).toISOString().slice(0, 13);
    const known = hours.get(name);
    if (known) return known;
    const hour: Hour = {};
    hours.set(name, hour);
    onNew([...recent, hour]);
    recent = [...recent, hour].slice(-keptHours);
    return hour;
  };
  return {
    counted: ({ remote, version }: Of) => {
      const versions = (running()[remote] ??= {});
      const isKnown = version in versions || Object.keys(versions).length < mostVersions;
      const kept = isKnown ? version : otherVersions;
      return { measures: (versions[kept] ??= noMeasures()), labels: { remote, version: kept } };
    },
    all: () => {
      running();
      return [...hours];
    },
    forget: (hour: string) => void hours.delete(hour),
  };
}

const isCounted = (signal: string): signal is keyof typeof ofSignal => signal in ofSignal;
