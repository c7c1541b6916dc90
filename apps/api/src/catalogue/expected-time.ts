/** Seconds; `measured` is false while they are the specification's figures. */
export interface ExpectedTime {
  readonly p50: number;
  readonly p95: number;
  readonly measured: boolean;
}

/** Of a product that consists of these tasks; none at all is answered at once. */
export type ExpectedTimeOf = (tasks: readonly string[]) => ExpectedTime;
