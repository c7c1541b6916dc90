import { checkDraft } from '@proverka/order-flow/check-draft';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useNavigate } from '@proverka/shell-sdk/router';
import { useEffect, useState } from 'react';
import type { CheckStart, CheckStarted } from './start-check.ts';

type Texts = Readonly<Record<string, string>>;

interface CheckStarter {
  readonly isBusy: boolean;
  /** Starts the check and opens the next page; input is never put into an address. Returns failures by field. */
  readonly go: (start: (how: CheckStart) => Promise<CheckStarted>) => Promise<Texts>;
}

export function useCheckStart(): CheckStarter {
  const { api, settings } = usePlatform();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    go: async (start) => {
      // A second click during the request sends nothing.
      if (isBusy) return {};
      setBusy(true);
      const started = await start({ api, personalDataVersion: settings.textVersions.personalData });
      if ('path' in started) await navigate(started.path);
      setBusy(false);
      return 'failures' in started ? started.failures : {};
    },
  };
}

/** Restores a form from the draft when the visitor returns from the checkout to correct it. */
export function useFormerEntry(productName: string, fill: (subject: Texts) => void): void {
  useEffect(() => {
    const draft = checkDraft().read();
    if (draft?.product_name === productName) fill(draft.subject);
    // Once, when the form appears; afterwards the visitor's input wins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
