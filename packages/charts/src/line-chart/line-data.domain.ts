import type { OneToThree } from '../picture/picture.domain.ts';
import type { Day } from '../values/day-scale.domain.ts';
import type { ValueFormat } from '../values/value-format.domain.ts';

export interface LinePoint {
  readonly day: Day;
  /** `null` where there is no data: the line has a gap there. */
  readonly value: number | null;
  /** Bounds of the value, drawn as a band. */
  readonly low?: number;
  readonly high?: number;
}

export interface LineSeries {
  readonly title: string;
  readonly points: readonly LinePoint[];
}

export interface LineData {
  readonly series: OneToThree<LineSeries>;
  readonly values: ValueFormat;
  readonly fromZero?: boolean;
  /** A value holds until the next one: a balance, a price. */
  readonly isStepped?: boolean;
  /** A line of its own across the picture: a limit, a low balance. */
  readonly threshold?: { readonly value: number; readonly title: string };
  /** What a value that becomes smaller means where it can only grow, as a mileage: «Пробег уменьшился». */
  readonly falls?: string;
}
