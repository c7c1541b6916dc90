import { makePasskey } from '@proverka/api-client/passkey';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { browserWords } from '@proverka/words/browser-words';
import { useFactorNews } from './use-factor-news.tsx';
import { WithPassword } from './with-password.tsx';

/** Each in a dialog that takes the password. */
export function usePasskeyChanges() {
  const { api, dialogs } = usePlatform();
  const { told, showCodes } = useFactorNews();
  const addPasskey = () =>
    dialogs.open({ title: 'Новый ключ входа', size: 'sm' }, (close) => (
      <WithPassword
        text="Браузер предложит создать ключ и подтвердить, что это вы: отпечатком, лицом или PIN-кодом."
        confirm="Создать ключ"
        name={browserWords(navigator.userAgent)}
        onClose={close}
        act={async ({ name, password }) => {
          const asked = await api.call('POST /person/passkeys/options', { body: { password } });
          const credential = await makePasskey(asked.creation);
          const body = { challenge_id: asked.challenge_id, name, credential };
          const { recovery_codes } = await api.call('POST /person/passkeys', { body });
          await told(close, 'Ключ входа добавлен');
          showCodes(recovery_codes);
        }}
      />
    ));
  const removePasskey = (passkey_id: string, name: string) =>
    dialogs.open({ title: 'Удалить ключ входа?', size: 'sm' }, (close) => (
      <WithPassword
        text={`Ключ «${name}» перестанет подтверждать вход.`}
        confirm="Удалить ключ"
        onClose={close}
        act={async ({ password }) => {
          const params = { passkey_id };
          await api.call('POST /person/passkeys/{passkey_id}/remove', { params, body: { password } });
          await told(close, 'Ключ входа удалён');
        }}
      />
    ));
  return { addPasskey, removePasskey };
}
