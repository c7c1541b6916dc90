import { checkDraft } from '@proverka/order-flow/check-draft';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useNavigate } from '@proverka/shell-sdk/router';
import { useEffect, useState } from 'react';
import type { CheckStart, CheckStarted } from './start-check.ts';

type Texts = Readonly<Record<string, string>>;

interface CheckStarter {
  readonly isBusy: boolean;
  /** Goes where the start leads; nothing of what was entered ever stands in an address. Answers failures by field. */
  readonly go: (start: (how: CheckStart) => Promise<CheckStarted>) => Promise<Texts>;
}

export function useCheckStart(): CheckStarter {
  const { api, settings } = usePlatform();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    go: async (start) => {
      // A second press while the first is under way asks nobody twice.
      if (isBusy) return {};
      setBusy(true);
      const started = await start({ api, personalDataVersion: settings.textVersions.personalData });
      if ('path' in started) await navigate(started.path);
      setBusy(false);
      return 'failures' in started ? started.failures : {};
    },
  };
}

/** Gives a form what it was filled in with before, for whoever comes back from the order to mend it. */
export function useFormerEntry(productName: string, fill: (subject: Texts) => void): void {
  useEffect(() => {
    const draft = checkDraft().read();
    if (draft?.product_name === productName) fill(draft.subject);
    // Once, when the form appears: from then on it is the visitor's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
