import { mailingsKey } from '@proverka/api-client/mailings';
import type { MailingInput } from '@proverka/contract/mailing';
import { useChanges, type Changes } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';

interface MailingChanges extends Changes {
  readonly save: (content: MailingInput) => Promise<boolean>;
  /** A test letter to whoever asks. */
  readonly sample: () => Promise<boolean>;
  readonly start: () => Promise<boolean>;
  readonly stop: () => Promise<boolean>;
}

/** What is done with one mailing; each resolves to whether it succeeded. */
export function useMailing(mailing_id: string): MailingChanges {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  // Also after a refusal: a colleague may have been faster.
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: mailingsKey }));
  const params = { mailing_id };
  return {
    ...state,
    save: (body) => run(() => api.call('PUT /admin/mailing/{mailing_id}', { params, body })),
    sample: () => run(() => api.call('POST /admin/mailing/{mailing_id}/sample', { params })),
    start: () => run(() => api.call('POST /admin/mailing/{mailing_id}/start', { params })),
    stop: () => run(() => api.call('POST /admin/mailing/{mailing_id}/stop', { params })),
  };
}
