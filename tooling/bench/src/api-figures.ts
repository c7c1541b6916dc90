import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@proverka/stack/stack';
import type { Figure } from './figure.ts';

const run = promisify(execFile);

/** The API's benchmarks print one line of JSON each; this runs one and parses it. */
export async function scenario<T>(file: string, args: readonly string[] = []): Promise<T> {
  const { stdout } = await run(process.execPath, [path.join(repositoryRoot, 'apps/api', file), ...args], {
    cwd: path.join(repositoryRoot, 'apps/api'),
    maxBuffer: 64 * 1024 * 1024,
  });
  const line = stdout.trim().split('\n').at(-1) ?? '';
  return JSON.parse(line) as T;
}

interface PlaceOrder {
  readonly http: { readonly perSecond: number; readonly p99Ms: number };
  readonly pgbench: number | null;
  readonly tpcB: number | null;
}
const noPgbench = 'pgbench is not installed: apt-get install postgresql-contrib';

export async function measureOrderPlacement(): Promise<Figure[]> {
  const { http, pgbench, tpcB } = await scenario<PlaceOrder>('src/ordering/placement/place-order.bench.ts');
  if (pgbench === null || tpcB === null) throw new Error(noPgbench);
  const placed = `${http.perSecond} orders per second (p99 ${http.p99Ms} ms)`;
  return [
    {
      name: 'Order placement over HTTP against pgbench of the same statements',
      value: http.perSecond / pgbench,
      unit: '',
      limit: { atLeast: 0.35 },
      how: `${placed} against ${pgbench}, 8 connections, fsync on`,
    },
    {
      name: 'Order placement over HTTP against TPC-B on the same server',
      value: http.perSecond / tpcB,
      unit: '',
      limit: { atLeast: 0.12 },
      how: `${placed} against ${tpcB}, 8 connections, fsync on`,
    },
  ];
}

export async function measureHotAccount(): Promise<Figure> {
  const { hot, spread, accounts } = await scenario<{ hot: number; spread: number; accounts: number }>(
    'src/money/hot-account.bench.ts',
  );
  if (spread === 0) throw new Error(noPgbench);
  return {
    name: 'Charges to one account of revenue against many',
    value: hot / spread,
    unit: '',
    limit: { atLeast: 0.7 },
    how: `${hot} holds and charges per second against ${spread} on ${accounts} accounts, 8 connections, fsync on`,
  };
}

interface Starts {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

export async function measureWorkerStart(): Promise<Figure[]> {
  const { jobs, perSecond, lone, many } = await scenario<{
    jobs: number;
    perSecond: number;
    lone: Starts;
    many: Starts;
  }>('src/platform/jobs/start-latency.bench.ts');
  const figure = (name: string, { p50Ms, p99Ms, maxMs }: Starts, atMost: number, which: string): Figure => ({
    name,
    value: p99Ms,
    unit: 'ms',
    limit: { atMost },
    how: `${which}, p50 ${p50Ms} ms, longest ${maxMs} ms`,
  });
  const start = "From the order's commit to the start of the job";
  return [
    figure(`${start} (p99)`, lone, 50, `${jobs} consecutive jobs`),
    figure(`${start} at ${perSecond} a second (p99)`, many, 15, `${5 * jobs} jobs at a constant rate`),
  ];
}

interface Quantiles {
  readonly p50Ms: number;
  readonly p95Ms: number;
}
interface CheckTimes {
  readonly reports: number;
  readonly first: Quantiles;
  readonly all: Quantiles;
}

/** Time to check a person in twelve sources that answer at once, paid by card: a single check, and fifty concurrent ones. */
export async function measureCheckSpeed(): Promise<Figure[]> {
  const { single, crowd } = await scenario<{ single: CheckTimes; crowd: CheckTimes }>(
    'src/fulfilment/tasks/check-speed.bench.ts',
  );
  const figure = (name: string, { reports }: CheckTimes, times: Quantiles, atMost: number): Figure => ({
    name,
    value: times.p95Ms,
    unit: 'ms',
    limit: { atMost },
    how: `${reports} reports, p50 ${times.p50Ms} ms, from the accepted card payment to the event stream`,
  });
  return [
    figure('First result of a check after payment (p95)', single, single.first, 1000),
    figure('All 12 sources of a check after payment (p95)', single, single.all, 3000),
    figure('First result, 50 concurrent reports (p95)', crowd, crowd.first, 2000),
    figure('All 12 sources, 50 concurrent reports (p95)', crowd, crowd.all, 6000),
  ];
}

interface PacedSource {
  readonly source: string;
  readonly allowed: number;
  readonly most: number;
  readonly refused: number;
}

/** As counted by the sources while two workers call them. */
export async function measureSourcePace(): Promise<Figure> {
  const { reports, workers, sources } = await scenario<{
    reports: number;
    workers: number;
    sources: readonly PacedSource[];
  }>('src/registers/sources/source-pace.bench.ts');
  const told = sources.map(({ source, most, allowed }) => `${source} ${most} of ${allowed}`);
  return {
    name: 'Highest call rate of a source against its limit, the worst source',
    value: Math.max(...sources.map(({ most, allowed }) => most / allowed)),
    unit: '',
    limit: { atMost: 1 },
    how: `${reports} concurrent reports, ${workers} workers: ${told.join(', ')}`,
  };
}

export async function measurePdf(): Promise<Figure> {
  const { pages, p50Ms, p95Ms } = await scenario<{ pages: number; p50Ms: number; p95Ms: number }>(
    'src/reports/paper/pdf.bench.ts',
  );
  return {
    name: `PDF of a ${pages}-page extract (p50)`,
    value: p50Ms,
    unit: 'ms',
    limit: { atMost: 100 },
    how: `warm, p95 ${p95Ms} ms`,
  };
}

interface PicturesOfKind {
  readonly kind: string;
  readonly findings: number;
  readonly drawnMs: number;
  readonly plainMs: number;
  readonly drawnBytes: number;
  readonly plainBytes: number;
}

/** What the pictures of a report cost its PDF, against the same report without them. */
export async function measurePictures(): Promise<Figure[]> {
  const { rounds, kinds } = await scenario<{ rounds: number; kinds: readonly PicturesOfKind[] }>(
    'src/reports/paper/pictures.bench.ts',
  );
  return kinds.flatMap(({ kind, findings, ...measured }): Figure[] => [
    {
      name: `Time of the PDF of a report on a ${kind}, with pictures against without`,
      value: measured.drawnMs / measured.plainMs,
      unit: '',
      limit: { atMost: 1.2 },
      how: `${findings} findings, p50 of ${rounds}: ${measured.drawnMs} ms against ${measured.plainMs} ms`,
    },
    {
      name: `Size of the PDF of a report on a ${kind}, with pictures against without`,
      value: measured.drawnBytes / measured.plainBytes,
      unit: '',
      limit: { atMost: 1.2 },
      how: `${Math.round(measured.drawnBytes / 1000)} KB against ${Math.round(measured.plainBytes / 1000)} KB`,
    },
  ]);
}

interface LargeExtract {
  readonly largest: { readonly ms: number; readonly memoryMb: number; readonly heldUpMs: number };
  readonly plain: PointsReport;
  readonly marked: PointsReport;
  readonly rounds: number;
}
interface PointsReport {
  readonly firstMs: number;
  readonly p50Ms: number;
  readonly mostMs: number;
}

export async function measureLargeExtracts(): Promise<Figure[]> {
  const { largest, plain, marked, rounds } = await scenario<LargeExtract>(
    'src/reports/paper/large-extract.bench.ts',
  );
  const points = (name: string, { firstMs, p50Ms, mostMs }: PointsReport): Figure => ({
    name,
    value: p50Ms,
    unit: 'ms',
    limit: { atMost: 1500 },
    how: `read, findings and PDF, p50 of ${rounds}; first ${firstMs} ms, longest ${mostMs} ms`,
  });
  const documents = '20 MB of 199,000 elements or of 100,000 points, whichever is worse';
  return [
    points('Extract with 10,000 points', plain),
    points('Extract with 10,000 marked points', marked),
    {
      name: 'Largest accepted document: time',
      value: largest.ms,
      unit: 'ms',
      limit: { atMost: 1500 },
      how: `${documents}; the process was held up for ${largest.heldUpMs} ms`,
    },
    {
      name: 'Largest accepted document: memory',
      value: largest.memoryMb,
      unit: 'MB',
      limit: { atMost: 300 },
      how: `${documents}; growth of the process, the document included`,
    },
  ];
}
