import { checkDraft } from '@proverka/order-flow/check-draft';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useNavigate } from '@proverka/shell-sdk/router';
import { useEffect, useState } from 'react';
import { startCheck } from './start-check.ts';

type Subject = Readonly<Record<string, string>>;
type Failures = Readonly<Record<string, string>>;

interface OrderCheck {
  readonly isBusy: boolean;
  /** Goes on to the preview, nothing of it ever stands in an address; answers what the server did not accept, by field. */
  readonly start: (subject: Subject) => Promise<Failures>;
}

export function useOrderCheck(productName: string): OrderCheck {
  const { api, settings } = usePlatform();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    start: async (subject) => {
      setBusy(true);
      const personalDataVersion = settings.textVersions.personalData;
      const started = await startCheck({ api, personalDataVersion }, productName, subject);
      if ('path' in started) await navigate(started.path);
      setBusy(false);
      return 'failures' in started ? started.failures : {};
    },
  };
}

/** Gives a form what it was filled in with before, for whoever comes back from the order to mend it. */
export function useFormerEntry(productName: string, fill: (subject: Subject) => void): void {
  useEffect(() => {
    const draft = checkDraft().read();
    if (draft?.product_name === productName) fill(draft.subject);
    // Once, when the form appears: from then on it is the visitor's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
