import { orderChecks, payAndWatch } from '../../../bench/check-customer.ts';
import { startCheckStack } from '../../../bench/check-stack.ts';

/**
 * Two workers, concurrent reports, and sources with rate limits: the most calls within any one second, as counted by the
 * sandbox, against each source's limit. Prints one line of JSON.
 */
const REPORTS = 12;

const stack = await startCheckStack({ sourceRates: '', sandboxRates: '', workers: 2 });
try {
  const orders = await orderChecks(stack, 0, REPORTS);
  await Promise.all(orders.map((order) => payAndWatch(stack, order)));
  const response = await fetch(`${stack.sandboxUrl}/control/api/rates`);
  const { rates } = (await response.json()) as { rates: Rate[] };
  const sources = rates.flatMap(({ source, per_second: allowed, calls, refused, highest_per_second: most }) =>
    allowed === null || calls === 0 ? [] : [{ source, allowed, calls, refused, most }],
  );
  process.stdout.write(
    `${JSON.stringify({ scenario: 'source-pace', reports: REPORTS, workers: 2, sources })}\n`,
  );
} finally {
  await stack.stop();
}

interface Rate {
  readonly source: string;
  readonly per_second: number | null;
  readonly calls: number;
  readonly refused: number;
  readonly highest_per_second: number;
}
