import { Refused, refusalMessage } from '@proverka/api-client/refused';
import type { ConclusionWork } from '@proverka/contract/conclusion-desk';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useEffect, useRef, useState } from 'react';

const QUIET_MS = 1500;

/** `stopped`: somebody else has it or saved over it, so nothing is saved by itself any more. */
type DraftState = 'kept' | 'changed' | 'saving' | 'failed' | 'stopped';

export interface Draft {
  readonly text: string;
  readonly state: DraftState;
  /** Why it was not saved; empty when it was. */
  readonly trouble: string;
  readonly savedDate: string | null;
  readonly change: (text: string) => void;
  /** Saves what is typed; resolves to the version to hand in, or to null when it could not be saved. */
  readonly save: () => Promise<number | null>;
}

/** The text as it is typed, saved a moment after the last letter. Saves wait for one another. */
export function useDraft({ conclusion_id: id, draft }: ConclusionWork): Draft {
  const { api } = usePlatform();
  const [text, setText] = useState(draft.text);
  const [state, setState] = useState<DraftState>('kept');
  const [trouble, setTrouble] = useState('');
  const [savedDate, setSavedDate] = useState(draft.saved_date);
  const latest = useRef(draft.text);
  const kept = useRef({ text: draft.text, version: draft.version });
  const queue = useRef<Promise<number | null>>(Promise.resolve(null));
  const saveNow = async (): Promise<number | null> => {
    const typed = latest.current;
    if (typed === kept.current.text) return kept.current.version;
    setState('saving');
    try {
      const saved = await api.call('PUT /admin/conclusions/{conclusion_id}/draft', {
        params: { conclusion_id: id },
        body: { text: typed, version: kept.current.version },
      });
      kept.current = { text: typed, version: saved.version };
      setSavedDate(saved.saved_date);
      setTrouble('');
      setState(latest.current === typed ? 'kept' : 'changed');
      return saved.version;
    } catch (error) {
      setTrouble(refusalMessage(error));
      setState(error instanceof Refused && error.problem.status < 500 ? 'stopped' : 'failed');
      return null;
    }
  };
  const save = (): Promise<number | null> => {
    queue.current = queue.current.then(saveNow);
    return queue.current;
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string) => {
    latest.current = next;
    setText(next);
    clearTimeout(timer.current);
    if (state === 'stopped') return;
    setState('changed');
    timer.current = setTimeout(() => void save(), QUIET_MS);
  };
  return { text, state, trouble, savedDate, change, save };
}
