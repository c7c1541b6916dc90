import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { useState } from 'react';

/** The state of a page section's changes. */
export interface Changes {
  readonly isBusy: boolean;
  /** Why the last change was refused; empty when it succeeded. */
  readonly refusal: string;
}

interface RunChanges extends Changes {
  /** Makes one change; resolves to whether it succeeded. */
  readonly run: (change: () => Promise<unknown>) => Promise<boolean>;
}

/** Changes that share one error message. `onSettled` runs after each, successful or refused. */
export function useChanges(onSettled?: () => Promise<void>): RunChanges {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setRefusal('');
    try {
      await change();
      return true;
    } catch (error) {
      setRefusal(wordsOf(error));
      return false;
    } finally {
      await onSettled?.();
      setBusy(false);
    }
  };
  return { isBusy, refusal, run };
}

/** The first invalid field's message says more than «check the fields». */
const wordsOf = (error: unknown): string =>
  (error instanceof Refused && Object.values(error.problem.fields ?? {})[0]) || refusalMessage(error);
