import { factorsQuery } from '@proverka/api-client/person';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What follows every change: the dialog closes, a notice says what happened, the list is read again, new codes are shown. */
export function useFactorNews() {
  const { api, dialogs, notices } = usePlatform();
  const queryClient = useQueryClient();
  const showCodes = (codes: readonly string[]) => {
    if (codes.length === 0) return;
    dialogs.open({ title: 'Коды восстановления', size: 'sm' }, (close) => (
      <RecoveryCodes codes={codes} onClose={close} />
    ));
  };
  const told = async (close: () => void, text: string): Promise<void> => {
    close();
    notices.show('clear', text);
    await queryClient.invalidateQueries(factorsQuery(api));
  };
  return { told, showCodes };
}
