import { readFileSync } from 'node:fs';
import { createDeps } from '#app/create-deps.ts';
import { readConfig } from '#app/config.ts';
import { queues } from '#app/queues.ts';
import { readAdverts } from '#market/reading/read-adverts.job.ts';
import { openDatabase, openPool } from '#platform/db/pool.ts';
import { createLog } from '#platform/http/log.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { startCheckStack } from '../../bench/check-stack.ts';
import { quantile } from '../../bench/timed-calls.ts';
import { timeValuations } from '../../bench/valuation-orders.ts';
import { sandboxEnvironment } from '../../test/sandbox-environment.ts';
import { errorFigures } from './model/figures.domain.ts';
import { findRunning } from './model.store.ts';
import { readTrainingData } from './training/training-data.store.ts';
import { trainModelJob } from './training/train-model.job.ts';
import { trainOn } from './training/train-model.apart.ts';

/**
 * The published test of the model on the market of a seed, beside an oracle that knows the market's formula, and how soon a paid
 * valuation is there. Prints one line of JSON. `--seed=<text>` names the market; `--test-only` orders nothing.
 */
const seed = process.argv.find((word) => word.startsWith('--seed='))?.slice('--seed='.length) ?? 'proverka 1';
const isTestOnly = process.argv.includes('--test-only');
/** Flats of the sandbox's register on a street of its own, in a house that is sold from. */
const MOST_ORDERS = 60;
const never = new AbortController().signal;

const sandbox = { SANDBOX_MARKET_SEED: seed };
const stack = await startCheckStack({ sourceRates: 'none', sandboxRates: 'none', workers: 1, sandbox });
const read = readConfig({
  DATABASE_URL: stack.databaseUrl,
  LOG_LEVEL: 'silent',
  SOURCE_RATES: 'none',
  ...sandboxEnvironment({ url: stack.sandboxUrl, smtpPort: '1' }),
});
if ('mistakes' in read) throw new Error(read.mistakes.join('\n'));
const { config } = read;
const log = createLog('silent', 'bench');
const db = openDatabase(openPool({ url: stack.databaseUrl, size: 4, role: null }));
const jobs = await startJobs({ url: stack.databaseUrl, role: null, db, log, queues, isWorker: false });
// The training is asked for below: another one a minute later would be measured with the valuations.
const trainedBelow = { onAdvertsRead: () => Promise.resolve() };
const deps = createDeps({ config, db, enqueue: jobs.enqueue, log }, trainedBelow);
await readAdverts(deps, never, {
  runMs: 600_000,
  restShare: 0,
  historyRestShare: 0,
  everyMs: 3_600_000,
});
await trainModelJob(deps, never);
const published = await findRunning(db);

const { question } = await readTrainingData(db);
const before = performance.now();
const { tested, backtest } = trainOn(question);
const seconds = (performance.now() - before) / 1000;
const peakMb = Number(/VmHWM:\s+(\d+)/u.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;

interface Truth {
  readonly sales: readonly {
    readonly kadNumber: string;
    readonly registeredOn: string;
    readonly oracle: number;
  }[];
}
const said = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(`${stack.sandboxUrl}/control/api/${path}`)).json()) as Answer;
const truth = await said<Truth>('market/sales');
const known = new Map(truth.sales.map((sale) => [`${sale.kadNumber}/${sale.registeredOn}`, sale.oracle]));
const oracle = errorFigures(tested.map(({ id, price }) => ({ price, value: known.get(id) ?? Number.NaN })));

const { objects } = await said<{ objects: readonly { readonly number: string; readonly kind: string }[] }>(
  'objects',
);
const numbers = objects.filter(({ kind }) => kind === 'room').map(({ number }) => number);
const times = isTestOnly ? [] : await timeValuations(stack, numbers.slice(0, MOST_ORDERS));
await jobs.stop();
await deps.apart.close();
await db.destroy();
await stack.stop();
process.stdout.write(
  `${JSON.stringify({
    seed,
    backtest,
    isPublished: published !== undefined,
    adverts: published?.adverts ?? 0,
    oracle,
    seconds,
    peakMb,
    valuations: times.length,
    p50Ms: times.length === 0 ? 0 : quantile(times, 0.5),
    p95Ms: times.length === 0 ? 0 : quantile(times, 0.95),
  })}\n`,
);
