import { usePlatform } from '@proverka/shell-sdk/platform';
import { useFactorNews } from './use-factor-news.tsx';
import { WithPassword } from './with-password.tsx';

/** In a dialog that takes the password. */
export function useNewCodes() {
  const { api, dialogs } = usePlatform();
  const { told, showCodes } = useFactorNews();
  return () =>
    dialogs.open({ title: 'Новые коды восстановления', size: 'sm' }, (close) => (
      <WithPassword
        text="Прежние коды перестанут действовать."
        confirm="Создать коды"
        onClose={close}
        act={async ({ password }) => {
          const { recovery_codes } = await api.call('POST /person/recovery_codes', { body: { password } });
          await told(close, 'Новые коды созданы');
          showCodes(recovery_codes);
        }}
      />
    ));
}
