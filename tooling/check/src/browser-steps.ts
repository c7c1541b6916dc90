import { failedOnce, type Outcome } from './outcome.ts';

/** A step that needs a browser: it fails with the reason when there is none. Asked for once, whatever the number of steps. */
export function browserSteps(
  root: string,
  findBrowser: () => Promise<unknown>,
): (step: (root: string) => Promise<Outcome>) => () => Promise<Outcome> {
  let found: Promise<string> | undefined;
  return (step) => async () => {
    found ??= findBrowser().then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const reason = await found;
    return reason === '' ? step(root) : failedOnce(reason);
  };
}
