export interface ExpectedTime {
  /** As menus say it. */
  readonly words: string;
  /** Seconds: what half of the reports take, and nineteen of twenty. Measured times replace them once there are enough. */
  readonly p50: number;
  readonly p95: number;
}

/** The specification's figures, section 1. A day is what a queue at the register takes at its worst. */
export const expectedTimes = {
  instant: { words: 'мгновенно', p50: 0, p95: 0 },
  minute: { words: 'около 1 минуты', p50: 60, p95: 300 },
  minutes: { words: 'от 5 минут', p50: 300, p95: 1200 },
  halfHour: { words: 'от 30 минут', p50: 1800, p95: 86_400 },
} as const satisfies Readonly<Record<string, ExpectedTime>>;

export type ExpectedTimeName = keyof typeof expectedTimes;
