/** What a step of the check found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What to show of a failure; empty when all is well. */
  readonly details: string;
}

export const passedOnce: Outcome = { passed: 1, failed: 0, details: '' };

export const failedOnce = (details: string): Outcome => ({ passed: 0, failed: 1, details });

export function sum(outcomes: readonly Outcome[]): Pick<Outcome, 'passed' | 'failed'> {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  };
}
