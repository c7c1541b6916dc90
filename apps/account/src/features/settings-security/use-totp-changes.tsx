import { usePlatform } from '@proverka/shell-sdk/platform';
import { TotpSetup } from './totp-setup.tsx';
import { useFactorNews } from './use-factor-news.tsx';
import { WithPassword } from './with-password.tsx';

/** Each in a dialog that takes the password. */
export function useTotpChanges() {
  const { api, dialogs } = usePlatform();
  const { told, showCodes } = useFactorNews();
  const switchTotpOn = () =>
    dialogs.open({ title: 'Коды из приложения', size: 'sm' }, (close) => (
      <WithPassword
        text="После пароля вход нужно будет подтверждать кодом из приложения на телефоне."
        confirm="Продолжить"
        onClose={close}
        act={async ({ password }) => {
          const setup = await api.call('POST /person/totp', { body: { password } });
          close();
          dialogs.open({ title: 'Коды из приложения', size: 'sm' }, (end) => (
            <TotpSetup
              setup={setup}
              onDone={async (codes) => {
                await told(end, 'Коды из приложения включены');
                showCodes(codes);
              }}
            />
          ));
        }}
      />
    ));
  const switchTotpOff = () =>
    dialogs.open({ title: 'Выключить коды из приложения?', size: 'sm' }, (close) => (
      <WithPassword
        text="При входе коды из приложения больше не будут спрашиваться."
        confirm="Выключить"
        onClose={close}
        act={async ({ password }) => {
          await api.call('POST /person/totp/remove', { body: { password } });
          await told(close, 'Коды из приложения выключены');
        }}
      />
    ));
  return { switchTotpOn, switchTotpOff };
}
