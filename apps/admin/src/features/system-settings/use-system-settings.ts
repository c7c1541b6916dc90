import { systemSettingsKey } from '@proverka/api-client/system-settings';
import { useChanges, type Changes } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';

interface NewAlert {
  readonly key: string;
  readonly text: string;
}

export interface SettingChanges extends Changes {
  readonly add: (alert: NewAlert) => Promise<boolean>;
  readonly reword: (key: string, text: string) => Promise<boolean>;
  readonly show: (key: string, isShown: boolean) => Promise<boolean>;
  readonly remove: (key: string) => Promise<boolean>;
}

/** Actions on alerts; each returns whether it succeeded. */
export function useSystemSettings(): SettingChanges {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  // Also after a refusal: another member of the staff may have been faster.
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: systemSettingsKey }));
  return {
    ...state,
    add: (body) => run(() => api.call('POST /admin/system/info/add', { body: { ...body, enabled: true } })),
    reword: (key, text) =>
      run(() => api.call('PUT /admin/system/info/update_value', { body: { key, text } })),
    show: (key, enabled) =>
      run(() => api.call('PUT /admin/system/info/update_activity', { body: { key, enabled } })),
    remove: (key) => run(() => api.call('DELETE /admin/system/info/remove', { query: { key } })),
  };
}
