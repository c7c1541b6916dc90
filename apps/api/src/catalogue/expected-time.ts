/** Seconds; `measured` is false while they are the specification's figures. */
export interface ExpectedTime {
  readonly p50: number;
  readonly p95: number;
  readonly measured: boolean;
}

/** For a product with these tasks; a product without tasks is answered at once. */
export type ExpectedTimeOf = (tasks: readonly string[]) => ExpectedTime;
