import type { Level } from '../picture/picture.domain.ts';
import type { Day } from '../values/day-scale.domain.ts';

export interface TimeLineEntry {
  readonly title: string;
  readonly start: Day;
  /** The end of a period, `null` while it goes on; an event has none. */
  readonly end?: Day | null;
  readonly level?: Level;
}

export interface TimeLineLane {
  readonly title: string;
  readonly entries: readonly TimeLineEntry[];
}

export interface TimeLineData {
  readonly lanes: readonly TimeLineLane[];
  /** The day the data are of, where periods that go on end. */
  readonly until: Day;
  readonly levelTitles?: Readonly<Partial<Record<Level, string>>>;
}
