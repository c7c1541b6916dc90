import { sourceNames } from '@proverka/contract/desk-sources';
import type {
  DeskSource,
  SourceFigures,
  SourceHour,
  SourceName,
  SourceOutage,
} from '@proverka/contract/desk-sources';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { sourceOfTask } from '#registers/source-of-task.ts';
import { sourceTitles } from '#registers/source-titles.ts';
import { readOutages } from '#registers/outages.store.ts';
import type { DeskDeps } from '../deps.ts';
import { latencyAt } from './latency.domain.ts';
import { CAUSES, CLOCK, HOURS, LAST_ANSWERS, LAST_HOUR, MODES, SPENT, WAITING } from './source-figures.ts';
import type { FiguresRow } from './source-figures.ts';

type Read = Awaited<ReturnType<typeof readAll>>;
type Rates = Readonly<Partial<Record<SourceName, number>>>;

async function readAll(db: Connection) {
  const [clock, hours, lastHour, causes, answers, spent, modes, waiting, outages] = await Promise.all([
    CLOCK(db),
    HOURS(db),
    LAST_HOUR(db),
    CAUSES(db),
    LAST_ANSWERS(db),
    SPENT(db),
    MODES(db),
    WAITING(db),
    readOutages(db, { isOpenOnly: true }),
  ]);
  return { clock, hours, lastHour, causes, answers, spent, modes, waiting, outages };
}

/** Every source with what was counted of it, by all processes together. */
export async function readSources(
  deps: Pick<DeskDeps, 'config'> & { readonly db: Connection },
): Promise<DeskSource[]> {
  const read = await readAll(deps.db);
  const starts = hoursUpTo(read.clock[0]?.hour ?? new Date(0));
  const rates: Rates = deps.config.sourceRates;
  return sourceNames.map((source) => viewSource(source, { ...read, rates }, starts));
}

function viewSource(
  source: SourceName,
  read: Read & { readonly rates: Rates },
  starts: readonly Date[],
): DeskSource {
  const isOurs = (row: { readonly source: SourceName }) => row.source === source;
  const now = figuresOf(read.lastHour.find(isOurs));
  const outage = read.outages.find(isOurs) ?? null;
  const chosen = read.modes.find(isOurs);
  const spent = read.spent.find(isOurs);
  const tasks = read.waiting.filter(({ type }) => sourceOfTask(type) === source);
  const mode = chosen?.mode ?? 'automatic';
  return {
    source,
    title: sourceTitles[source],
    state: stateOf(outage, now),
    mode,
    // No limit is kept as 0.
    most_per_second: read.rates[source] || null,
    mode_chosen:
      chosen === undefined ? null : { by: chosen.by, at: chosen.at.toISOString(), reason: chosen.reason },
    now,
    causes: read.causes.filter(isOurs).map(({ cause, questions }) => ({ cause, questions })),
    last_answer_at: read.answers.find(isOurs)?.at.toISOString() ?? null,
    spent_today: toRubles(kopecks(spent?.today ?? 0)),
    spent_month: toRubles(kopecks(spent?.month ?? 0)),
    waiting_tasks: sum(tasks.map(({ waiting }) => waiting)),
    held_tasks: mode === 'manual' ? sum(tasks.map(({ unasked }) => unasked)) : 0,
    outage,
    hours: starts.map((start) => hourOf(start, read.hours.filter(isOurs))),
  };
}

function stateOf(outage: SourceOutage | null, { questions }: SourceFigures): DeskSource['state'] {
  if (outage !== null) return 'outage';
  return questions === 0 ? 'idle' : 'answers';
}

function hourOf(start: Date, rows: readonly FiguresRow[]): SourceHour {
  const row = rows.find((one) => one.start.getTime() === start.getTime());
  return { start: start.toISOString(), ...figuresOf(row) };
}

const figuresOf = (row: FiguresRow | undefined): SourceFigures => ({
  questions: row?.questions ?? 0,
  failed: row?.failed ?? 0,
  cached: row?.cached ?? 0,
  p50_ms: latencyAt(row?.steps ?? [], 0.5),
  p95_ms: latencyAt(row?.steps ?? [], 0.95),
});

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const HOUR_MS = 3600_000;

/** The beginnings of the last 24 hours, the oldest first. Hours of Moscow begin with those of UTC. */
const hoursUpTo = (last: Date): Date[] =>
  Array.from({ length: 24 }, (_, place) => new Date(last.getTime() - (23 - place) * HOUR_MS));
