/** What a drill does; its answer is what was seen, and an error says why it failed. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<string>;
  /** Without it nothing after it can be done. */
  readonly isNeeded?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  readonly said: string;
}

/** One after another. A check that fails lets the others run; nothing that did not run counts as passed. */
export async function runSteps(
  steps: readonly Step[],
  told: (result: StepResult) => void,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  let isCut = false;
  for (const { name, run, isNeeded = false } of steps) {
    const begun = performance.now();
    const { outcome, said }: Outcome = isCut ? NOT_RUN : await outcomeOf(run);
    const result: StepResult = { name, outcome, seconds: (performance.now() - begun) / 1000, said };
    if (isNeeded && outcome === 'failed') isCut = true;
    results.push(result);
    told(result);
  }
  return results;
}

type Outcome = Pick<StepResult, 'outcome' | 'said'>;
const NOT_RUN: Outcome = { outcome: 'not run', said: '' };

async function outcomeOf(run: Step['run']): Promise<Outcome> {
  try {
    return { outcome: 'passed', said: await run() };
  } catch (error) {
    return { outcome: 'failed', said: error instanceof Error ? error.message : String(error) };
  }
}

export const hasPassed = (results: readonly StepResult[]): boolean =>
  results.length > 0 && results.every(({ outcome }) => outcome === 'passed');

export const rowOf = ({ name, outcome, seconds, said }: StepResult): string =>
  `${outcome.padEnd(7)}  ${seconds.toFixed(1).padStart(7)} s  ${name.padEnd(20)}  ${said}`.trimEnd();
