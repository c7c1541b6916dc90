import { scenario } from './api-figures.ts';
import type { Figure } from './figure.ts';

interface DeskLists {
  readonly people: number;
  readonly orders: number;
  /** Milliseconds (p95) of each filter, order and page. */
  readonly lists: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const REQUIRED_MS = 150;
const NAMED = 4;

/** The slowest filter, order or page of each list of the desk. */
export async function measureDeskLists(): Promise<Figure[]> {
  const { people, orders, lists } = await scenario<DeskLists>('src/desk/lists.bench.ts');
  return Object.entries(lists).map(([list, measured]): Figure => {
    const slowest = Object.entries(measured).toSorted(([, one], [, other]) => other - one);
    const named = slowest.slice(0, NAMED).map(([name, ms]) => `${name} ${ms}`);
    return {
      name: `Desk, slowest of ${slowest.length} questions to the list of ${list} (p95)`,
      value: slowest[0]?.[1] ?? 0,
      unit: 'ms',
      limit: { atMost: REQUIRED_MS },
      how: `${people} people, ${orders} orders, over HTTP, 2 connections; ${named.join(', ')}`,
    };
  });
}

interface DeskNumbers {
  readonly people: number;
  readonly orders: number;
  /** Milliseconds (p95) of each call. */
  readonly measured: Readonly<Record<string, number>>;
}

const NUMBERS_MS = 300;

/** The slowest of the figures of a year. */
export async function measureDeskNumbers(): Promise<Figure> {
  const { people, orders, measured } = await scenario<DeskNumbers>('src/desk/numbers.bench.ts');
  const slowest = Object.entries(measured).toSorted(([, one], [, other]) => other - one);
  return {
    name: `Desk, slowest of ${slowest.length} figures of a year (p95)`,
    value: slowest[0]?.[1] ?? 0,
    unit: 'ms',
    limit: { atMost: NUMBERS_MS },
    how: `${people} people, ${orders} orders, over HTTP, 2 connections; ${slowest
      .slice(0, NAMED)
      .map(([name, ms]) => `${name} ${ms}`)
      .join(', ')}`,
  };
}
