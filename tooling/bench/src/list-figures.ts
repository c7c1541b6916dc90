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
  /** The slowest page of somebody with ten thousand orders, in milliseconds. */
  readonly busy: Readonly<Record<string, number>>;
}

/** Of lists that hold what a customer waits for, none may take longer because others have orders too. */
export async function measureLists(): Promise<Figure[]> {
  const { orders, lists, busy } = await scenario<ListScale>('src/orders/list-scale.bench.ts');
  const [small, large] = orders;
  const grown = Object.entries(lists).map(([list, { smallP95Ms, largeP95Ms, ratio }]): Figure => ({
    name: `List of ${list} at ${large} orders against ${small} (p95)`,
    value: ratio,
    unit: '',
    limit: { atMost: 1.5 },
    how: `${largeP95Ms} ms against ${smallP95Ms} ms over HTTP, 4 connections, the two asked in turns`,
  }));
  const pages = Object.entries(busy).map(([list, milliseconds]): Figure => ({
    name: `Slowest page of ${list}, 10 000 orders of one customer`,
    value: milliseconds,
    unit: 'ms',
    limit: { atMost: 250 },
    how: '26 pages from the first to the last, one after another',
  }));
  return [...grown, ...pages];
}
