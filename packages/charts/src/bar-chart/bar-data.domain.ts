import type { OneToThree } from '../picture/picture.domain.ts';
import type { ValueFormat } from '../values/value-format.domain.ts';

export interface Bar {
  readonly title: string;
  /** One value for each series; `null` where there is no data. */
  readonly values: readonly (number | null)[];
}

export interface BarData {
  readonly series: OneToThree<string>;
  readonly bars: readonly Bar[];
  readonly values: ValueFormat;
  /** Columns for what follows in time, rows for kinds with words of any length. */
  readonly lie: 'columns' | 'rows';
}
