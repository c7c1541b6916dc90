import { addSampledGauges } from '@proverka/metrics/sampled-gauges';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { cachedFor } from '#platform/cached-for.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import type { InTurn } from '#platform/metrics/take-turns.ts';

interface Payments {
  readonly byState: readonly { readonly state: string; readonly payments: number }[];
  readonly oldest: number;
}

type Laws = Readonly<Record<'sum' | 'debt' | 'steps', number>>;

type Deps = Pick<PlatformDeps, 'db' | 'log'>;

const PAYMENTS_AGAIN_MS = 10_000;
/** Every account is read for them. */
const LAWS_AGAIN_MS = 60_000;
const states = ['creating', 'pending', 'waiting_for_capture', 'succeeded', 'canceled', 'rejected'] as const;

/** Ids are made in order of time, so that the last hour is a range of the key. */
async function readPayments({ db }: Deps): Promise<Payments> {
  const { rows: byState } = await sql<{ state: string; payments: number }>`
    select status as state, count(*)::int as payments from payment
    where id >= uuidv7(interval '-1 hour') group by status`.execute(db);
  const { rows } = await sql<{ oldest: number }>`
    select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest from payment
    where status in ('creating', 'pending', 'waiting_for_capture')`.execute(db);
  return { byState, oldest: rows[0]?.oldest ?? 0 };
}

/** Those that cost little; `npx pnpm soak money` and the drill of backups try all laws. */
async function readLaws({ db }: Deps): Promise<Laws> {
  const { rows } = await sql<Laws>`
    select
      (select coalesce((sum(balance) <> 0)::int, 0) from ledger_account) as sum,
      (select count(*)::int from ledger_account where user_id is not null and balance < 0) as debt,
      (select count(*)::int from (
        select 1 from ledger_entry where transfer_id >= uuidv7(interval '-1 hour')
        group by transfer_id, step having sum(amount) <> 0 or count(*) <> 2
      ) unbalanced) as steps`.execute(db);
  return rows[0] ?? { sum: 0, debt: 0, steps: 0 };
}

/** Payments by state, and whether the ledger holds; every process says the same. */
export function addMoneyMetrics(registry: Registry, deps: Deps, inTurn: InTurn): void {
  const payments = cachedFor(PAYMENTS_AGAIN_MS, () => readPayments(deps));
  const laws = cachedFor(LAWS_AGAIN_MS, () => readLaws(deps));
  const onFailure = (error: unknown): void =>
    deps.log.warn({ err: error }, 'the figures of money could not be read');
  addSampledGauges<Payments>({
    registry,
    read: () => inTurn(payments),
    onFailure,
    gauges: [
      {
        name: 'proverka_payments_of_last_hour',
        help: 'Payments begun in the last hour, by the state they are in',
        labelNames: ['state'],
        samples: ({ byState }) =>
          states.map((state) => ({
            labels: { state },
            value: byState.find((one) => one.state === state)?.payments ?? 0,
          })),
      },
      {
        name: 'proverka_payment_open_oldest_seconds',
        help: 'Age of the oldest payment whose end is not known',
        samples: ({ oldest }) => [{ value: oldest }],
      },
    ],
  });
  addSampledGauges<Laws>({
    registry,
    read: () => inTurn(laws),
    onFailure,
    gauges: [
      {
        name: 'proverka_ledger_broken',
        help: 'How often a law of the ledger does not hold: sum of all accounts, debts, steps of the last hour',
        labelNames: ['law'],
        samples: (broken) => Object.entries(broken).map(([law, value]) => ({ labels: { law }, value })),
      },
    ],
  });
}
