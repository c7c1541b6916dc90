import type { Reading } from './reading.store.ts';

export interface PageSeen {
  readonly count: number;
  readonly nextOffset: number | null;
  readonly actualOn: string;
  /** Rows of the page, those that could be read, and of these the ones that were not read before in this run. */
  readonly received: number;
  readonly readable: number;
  readonly fresh: number;
}

/** No source of adverts has as many; one that says so is not believed. */
const MOST_ADVERTS = 5_000_000;
const DAY_MS = 86_400_000;

/** A source pages for ever, or the same page again. */
type PagingTrouble = 'pages_repeat' | 'pages_never_end';

export interface PageStep {
  readonly reading: Omit<Reading, 'changed_at'>;
  /** Whether this pass through the source has ended. */
  readonly isOver: boolean;
  /** A page that repeats another is not kept. */
  readonly isKept: boolean;
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** What follows a page. A source that misbehaves ends the pass, with the reason; the next one begins anew after a rest. */
export function afterPage(reading: Omit<Reading, 'changed_at'>, page: PageSeen, today: string): PageStep {
  const { next_offset: offset } = reading;
  const begun_on = offset === 0 ? today : reading.begun_on;
  const isRepeated = page.readable > 0 && page.fresh === 0 && offset > 0;
  const isStuck = page.nextOffset !== null && page.nextOffset <= offset;
  if (isRepeated || isStuck) {
    const stopped = { ...reading, begun_on, next_offset: 0, trouble: 'pages_repeat' satisfies PagingTrouble };
    return { reading: stopped, isOver: true, isKept: false };
  }
  // Changes are read with two days to spare: the source's day may end when ours has begun.
  const ended = {
    stage: reading.stage === 'active' ? ('all' as const) : ('changes' as const),
    next_offset: 0,
    since: reading.stage === 'active' ? null : dayBefore(begun_on, 2),
    read_until: page.actualOn,
  };
  const isBeyond = page.nextOffset !== null && page.nextOffset >= Math.min(page.count, MOST_ADVERTS);
  if (isBeyond) {
    const trouble: PagingTrouble = 'pages_never_end';
    return {
      reading: { ...reading, begun_on, ...ended, trouble },
      isOver: true,
      isKept: offset < page.count,
    };
  }
  if (page.nextOffset === null || page.received === 0)
    return { reading: { ...reading, begun_on, ...ended, trouble: null }, isOver: true, isKept: true };
  return {
    reading: { ...reading, begun_on, next_offset: page.nextOffset, trouble: null },
    isOver: false,
    isKept: true,
  };
}
