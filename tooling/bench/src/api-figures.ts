import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@proverka/stack/stack';
import type { Figure } from './figure.ts';

const run = promisify(execFile);

/** The API's own scenarios print one line of JSON each; this runs one and reads it. */
async function scenario<T>(file: string): Promise<T> {
  const { stdout } = await run(process.execPath, [path.join(repositoryRoot, 'apps/api', file)], {
    cwd: path.join(repositoryRoot, 'apps/api'),
    maxBuffer: 64 * 1024 * 1024,
  });
  const line = stdout.trim().split('\n').at(-1) ?? '';
  return JSON.parse(line) as T;
}

interface PlaceOrder {
  readonly http: { readonly perSecond: number; readonly p99Ms: number };
  readonly pgbench: { readonly perSecond: number } | null;
  readonly ratio: number | null;
}

export async function measureOrderPlacement(): Promise<Figure> {
  const { http, pgbench, ratio } = await scenario<PlaceOrder>('src/orders/place-order.bench.ts');
  if (ratio === null || !pgbench)
    throw new Error('pgbench is not installed: apt-get install postgresql-contrib');
  return {
    name: 'Order placement over HTTP against pgbench of the same statements',
    value: ratio,
    unit: '',
    limit: { atLeast: 0.25 },
    how: `${http.perSecond} orders per second (p99 ${http.p99Ms} ms) against ${pgbench.perSecond}, 8 connections, fsync on`,
  };
}

export async function measureWorkerStart(): Promise<Figure> {
  const { p50Ms, p99Ms, maxMs, jobs } = await scenario<{
    p50Ms: number;
    p99Ms: number;
    maxMs: number;
    jobs: number;
  }>('src/jobs/start-latency.bench.ts');
  return {
    name: "From the order's commit to the worker's start (p99)",
    value: p99Ms,
    unit: 'ms',
    limit: { atMost: 50 },
    how: `${jobs} jobs one after another, p50 ${p50Ms} ms, longest ${maxMs} ms`,
  };
}

export async function measurePdf(): Promise<Figure> {
  const { pages, p50Ms, p95Ms } = await scenario<{ pages: number; p50Ms: number; p95Ms: number }>(
    'src/documents/pdf.bench.ts',
  );
  return {
    name: `PDF of a ${pages}-page extract (p50)`,
    value: p50Ms,
    unit: 'ms',
    limit: { atMost: 100 },
    how: `warm, p95 ${p95Ms} ms`,
  };
}
