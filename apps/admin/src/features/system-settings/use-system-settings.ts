import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { systemSettingsKey } from '@proverka/api-client/system-settings';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useState } from 'react';

interface NewAlert {
  readonly key: string;
  readonly text: string;
}

export interface SettingChanges {
  readonly isBusy: boolean;
  /** Why the last change was refused; empty when it was not. */
  readonly refusal: string;
  readonly add: (alert: NewAlert) => Promise<boolean>;
  readonly reword: (key: string, text: string) => Promise<boolean>;
  readonly show: (key: string, isShown: boolean) => Promise<boolean>;
  readonly remove: (key: string) => Promise<boolean>;
}

/** What can be done with alerts; each answers whether it was done. */
export function useSystemSettings(): SettingChanges {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
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
      // Also after a refusal: somebody else may have been faster.
      await queryClient.invalidateQueries({ queryKey: systemSettingsKey });
      setBusy(false);
    }
  };
  return {
    isBusy,
    refusal,
    add: (body) => run(() => api.call('POST /admin/system/info/add', { body: { ...body, enabled: true } })),
    reword: (key, text) =>
      run(() => api.call('PUT /admin/system/info/update_value', { body: { key, text } })),
    show: (key, enabled) =>
      run(() => api.call('PUT /admin/system/info/update_activity', { body: { key, enabled } })),
    remove: (key) => run(() => api.call('DELETE /admin/system/info/remove', { query: { key } })),
  };
}

/** The first failing field says more than «check the fields». */
const wordsOf = (error: unknown): string =>
  (error instanceof Refused && Object.values(error.problem.fields ?? {})[0]) || refusalMessage(error);
