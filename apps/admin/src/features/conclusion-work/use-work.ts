import { conclusionDeskKey } from '@proverka/api-client/conclusion-desk';
import { useChanges, type Changes } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';

export interface WorkChanges extends Changes {
  readonly take: (from: string | null) => Promise<boolean>;
  readonly handOver: (expertId: string, note: string) => Promise<boolean>;
  readonly handIn: (text: string, version: number) => Promise<boolean>;
  readonly decline: (reason: string) => Promise<boolean>;
  readonly sendBack: (note: string) => Promise<boolean>;
  /** Reads it anew, and forgets what was typed. */
  readonly reload: () => void;
}

/** What is done to one conclusion; each resolves to whether it succeeded. */
export function useWork(id: string, onReload: () => void): WorkChanges {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: conclusionDeskKey });
  // Also after a refusal: a colleague may have been faster.
  const { run, ...state } = useChanges(refresh);
  const params = { conclusion_id: id };
  return {
    ...state,
    take: (from) =>
      run(() => api.call('POST /admin/conclusions/{conclusion_id}/take', { params, body: { from } })),
    handOver: (expertId, note) => {
      const body = { expert_id: expertId, note };
      return run(() => api.call('POST /admin/conclusions/{conclusion_id}/hand_over', { params, body }));
    },
    handIn: (text, version) => {
      const body = { text, version };
      return run(() => api.call('POST /admin/conclusions/{conclusion_id}/hand_in', { params, body }));
    },
    decline: (reason) =>
      run(() => api.call('PUT /expert/{conclusion_id}/decline', { params, body: { reason } })),
    sendBack: (note) =>
      run(() => api.call('POST /admin/conclusions/{conclusion_id}/send_back', { params, body: { note } })),
    reload: () => void refresh().then(onReload),
  };
}
