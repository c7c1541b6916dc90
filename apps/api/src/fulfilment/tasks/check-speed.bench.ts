import { orderChecks, payAndWatch } from '../../../bench/check-customer.ts';
import type { Times } from '../../../bench/check-customer.ts';
import { startCheckStack } from '../../../bench/check-stack.ts';

/**
 * A person's check by card with fast sources: the time from the accepted payment to the first answer in the event stream and
 * to all twelve, one report after another and fifty at once. Prints one line of JSON.
 */
const ONE_BY_ONE = Number(process.env['BENCH_REPORTS'] ?? 40);
const AT_ONCE = 50;
const WARM_UP = 5;

const stack = await startCheckStack({ sourceRates: 'none', sandboxRates: 'none', workers: 1 });
try {
  // The first reports compile code and prepare statements.
  for (const order of await orderChecks(stack, 0, WARM_UP)) await payAndWatch(stack, order);
  const single: Times[] = [];
  for (const order of await orderChecks(stack, WARM_UP, ONE_BY_ONE))
    single.push(await payAndWatch(stack, order));
  const crowd = await Promise.all(
    (await orderChecks(stack, WARM_UP + ONE_BY_ONE, AT_ONCE)).map((order) => payAndWatch(stack, order)),
  );
  const result = { single: summary(single), crowd: summary(crowd) };
  process.stdout.write(`${JSON.stringify({ scenario: 'check-speed', ...result })}\n`);
} finally {
  await stack.stop();
}

function summary(times: readonly Times[]) {
  const quantile = (share: number, of: keyof Times) => {
    const sorted = times.map((one) => one[of]).toSorted((one, other) => one - other);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  };
  return {
    reports: times.length,
    first: { p50Ms: quantile(0.5, 'firstMs'), p95Ms: quantile(0.95, 'firstMs') },
    all: { p50Ms: quantile(0.5, 'allMs'), p95Ms: quantile(0.95, 'allMs') },
  };
}
