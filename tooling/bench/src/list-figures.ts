import { scenario } from './api-figures.ts';
import type { Figure } from './figure.ts';

interface Compared {
  readonly smallP95Ms: number;
  readonly largeP95Ms: number;
  readonly ratio: number;
}

interface ListScale {
  readonly orders: readonly [small: number, large: number];
  readonly lists: Readonly<Record<string, Compared>>;
  /** For a user with ten thousand orders. */
  readonly busy: Readonly<
    Record<string, { readonly firstMs: number; readonly lastMs: number; readonly ratio: number }>
  >;
}

interface IncidentScale {
  readonly orders: number;
  readonly events: number;
  readonly all: { readonly seconds: number; readonly accounts: number };
}

/** Ten minutes: the notice of 24 hours has to be written after the list. */
async function measureIncident(): Promise<Figure> {
  const { orders, events, all } = await scenario<IncidentScale>(
    'src/personal-data/incident/incident-scale.bench.ts',
  );
  return {
    name: `Incident drill at ${orders} orders`,
    value: all.seconds * 1000,
    unit: 'ms',
    limit: { atMost: 600_000 },
    how: `${events} events of the journal, ${all.accounts} accounts listed, both notices drafted`,
  };
}

/** Lists a customer waits for must not get slower with the number of other users' orders. */
export async function measureLists(): Promise<Figure[]> {
  const { orders, lists, busy } = await scenario<ListScale>('src/ordering/lists/list-scale.bench.ts');
  const [small, large] = orders;
  const grown = Object.entries(lists).map(([list, { smallP95Ms, largeP95Ms, ratio }]): Figure => ({
    name: `List of ${list} at ${large} orders against ${small} (p95)`,
    value: ratio,
    unit: '',
    limit: { atMost: 1.5 },
    how: `${largeP95Ms} ms against ${smallP95Ms} ms over HTTP, 4 connections, alternating requests`,
  }));
  const pages = Object.entries(busy).map(([list, { firstMs, lastMs, ratio }]): Figure => ({
    name: `Page 400 of ${list} of a customer with 10 000 orders against page 1 (p50)`,
    value: ratio,
    unit: '',
    limit: { atMost: 2 },
    how: `${lastMs} ms against ${firstMs} ms, alternating requests`,
  }));
  return [...grown, ...pages, await measureIncident()];
}
