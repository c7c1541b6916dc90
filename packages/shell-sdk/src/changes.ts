import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { useState } from 'react';

/** What a part of a page shows of the changes that are made in it. */
export interface Changes {
  readonly isBusy: boolean;
  /** Why the last change was refused; empty when it was not. */
  readonly refusal: string;
}

interface RunChanges extends Changes {
  /** Makes one change; answers whether it was done. */
  readonly run: (change: () => Promise<unknown>) => Promise<boolean>;
}

/** Changes of which several share one notice of refusal. `onSettled` runs after each, done or refused. */
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

/** The first failing field says more than «check the fields». */
const wordsOf = (error: unknown): string =>
  (error instanceof Refused && Object.values(error.problem.fields ?? {})[0]) || refusalMessage(error);
