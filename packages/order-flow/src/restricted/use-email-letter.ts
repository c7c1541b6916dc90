import { usePlatform } from '@proverka/shell-sdk/platform';
import { useChanges } from '@proverka/shell-sdk/changes';
import { useState } from 'react';

/** Another letter with a link, on the visitor's request. */
export function useEmailLetter() {
  const { api } = usePlatform();
  const { isBusy, refusal, run } = useChanges();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    setSent(false);
    setSent(await run(() => api.call('POST /person/email/send_verification', {})));
  };
  return { isBusy, isSent, refusal, send };
}
