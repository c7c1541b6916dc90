import type { FindingChart, HistoryLane, Level } from '@proverka/contract/finding';

interface LaneEntry {
  readonly title: string;
  /** ISO; what has no day stands in the record alone. */
  readonly start: string | null;
  /** `null` while a period goes on; left out for an event. */
  readonly end?: string | null;
  readonly level?: Level | undefined;
}

/**
 * A row of the car's time line; an empty one says that the register has no records. A policy or permit in force goes on, whatever day
 * it is to end.
 */
export const historyLane = (
  lane: HistoryLane,
  until: string,
  entries: readonly LaneEntry[],
): FindingChart[] => [
  {
    kind: 'history',
    lane,
    until,
    entries: entries.flatMap(({ title, start, end, level }) =>
      start === null
        ? []
        : [{ title, start, ...(end !== undefined && { end: endBy(end, until) }), ...(level && { level }) }],
    ),
  },
];

const endBy = (end: string | null, until: string): string | null =>
  end !== null && end > until ? null : end;
