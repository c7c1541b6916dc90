import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { ValuationModel } from '@proverka/contract/valuation';
import { startCheckStack } from '../../bench/check-stack.ts';
import { quantile } from '../../bench/timed-calls.ts';
import { timeValuations } from '../../bench/valuation-orders.ts';
import { openDatabase, openPool } from '#platform/db/pool.ts';
import { errorFigures } from './model/figures.domain.ts';
import { readTrainingData } from './training/training-data.store.ts';
import { trainOn } from './training/train-model.apart.ts';

/**
 * The published test of the model on the market of a seed, beside an oracle that knows the market's formula, and how soon a paid
 * valuation is there. Prints one line of JSON. `--seed=<text>` names the market.
 */
const seed = process.argv.find((word) => word.startsWith('--seed='))?.slice('--seed='.length) ?? 'proverka 1';

interface Truth {
  readonly sales: readonly { readonly kadNumber: string; readonly registeredOn: string; readonly oracle: number }[];
}

const stack = await startCheckStack({
  sourceRates: 'none',
  sandboxRates: 'none',
  workers: 1,
  sandbox: { SANDBOX_MARKET_SEED: seed },
});
const { apiUrl, sandboxUrl, databaseUrl } = stack;
const db = openDatabase(openPool({ url: databaseUrl, size: 2, role: null }));
const said = async <Answer>(url: string): Promise<Answer> => (await (await fetch(url)).json()) as Answer;

/** The worker reads adverts in small batches; a valuation asked for then begins the training. */
async function untilTrained(): Promise<ValuationModel> {
  for (;;) {
    const read = await db.selectFrom('advert_reading').select('read_until').executeTakeFirst();
    if (read?.read_until) break;
    await wait(1000);
  }
  const payload = { method: 'POST', headers: { 'content-type': 'application/json', 'source-site': 'realestate.localhost' } };
  await fetch(`${apiUrl}/estimate`, { ...payload, body: JSON.stringify({ object_key: '78:31:0099001:101' }) });
  for (;;) {
    const { model } = await said<{ model: ValuationModel | null }>(`${apiUrl}/valuation/accuracy`);
    if (model !== null) return model;
    await wait(1000);
  }
}

const published = await untilTrained();
const { question } = await readTrainingData(db);
const before = performance.now();
const { tested, backtest } = trainOn(question);
const seconds = (performance.now() - before) / 1000;
const peakMb = Number(/VmHWM:\s+(\d+)/u.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;
const truth = await said<Truth>(`${sandboxUrl}/control/api/market/sales`);
const known = new Map(truth.sales.map((sale) => [`${sale.kadNumber}/${sale.registeredOn}`, sale.oracle]));
const oracle = errorFigures(tested.map(({ id, price }) => ({ price, value: known.get(id) ?? Number.NaN })));
const sold = await db
  .selectFrom('flat_sale')
  .innerJoin('property_object', 'property_object.key', 'flat_sale.kad_number')
  .select('kad_number')
  .distinct()
  .limit(1)
  .execute();
const objects = await said<{ objects: readonly { readonly number: string; readonly use: string }[] }>(
  `${sandboxUrl}/control/api/objects`,
);
const numbers = [
  ...sold.flatMap(({ kad_number: number }) => number ?? []),
  ...objects.objects.filter(({ use }) => use === 'flat').map(({ number }) => number),
].slice(0, 60);
const times = await timeValuations(stack, numbers);
await db.destroy();
await stack.stop();
process.stdout.write(
  `${JSON.stringify({
    seed,
    backtest,
    isPublished: published.backtest.cod === backtest.cod,
    oracle,
    seconds,
    peakMb,
    valuations: times.length,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
  })}\n`,
);
