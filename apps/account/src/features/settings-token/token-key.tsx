import { apiAccessQuery } from '@proverka/api-client/programs';
import type { ApiAccess } from '@proverka/contract/api-token';
import { momentWords } from '@proverka/words/moments';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { CopyField } from '@proverka/ui-kit/copy-field';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { askFirst } from '../../page-parts/ask-first.tsx';
import styles from '../../page-parts/section.module.css';

/** Creates the token, shows it once, renews and revokes it. */
function useToken() {
  const { api, dialogs, notices } = usePlatform();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState('');
  const { isBusy, refusal, run } = useChanges();
  const refresh = () => queryClient.invalidateQueries(apiAccessQuery(api));

  const renew = async (): Promise<void> => {
    const made = await api.call('POST /api/create_or_renew', {});
    setShown(made.token);
    await refresh();
  };
  const askToRenew = () =>
    askFirst(dialogs, {
      title: 'Выпустить новый токен?',
      text: 'Прежний перестанет действовать сразу: программы с ним получат отказ, пока вы не впишете новый.',
      confirm: 'Выпустить новый',
      act: renew,
    });
  const askToRevoke = () =>
    askFirst(dialogs, {
      title: 'Отозвать токен?',
      text: 'Программы с этим токеном сразу потеряют доступ. Новый можно выпустить в любой момент.',
      confirm: 'Отозвать токен',
      act: async () => {
        await api.call('DELETE /api', {});
        setShown('');
        notices.show('clear', 'Токен отозван');
        await refresh();
      },
    });
  return { shown, refusal, isBusy, create: () => run(renew), askToRenew, askToRevoke };
}

export function TokenKey({ access: { token } }: { readonly access: ApiAccess }) {
  const { shown, refusal, isBusy, create, askToRenew, askToRevoke } = useToken();
  return (
    <>
      <FailureNote text={refusal} />
      {shown !== '' && (
        <Banner tone="attention" title="Сохраните токен сейчас: больше мы его не покажем" live>
          <div className={styles.copy}>
            <CopyField label="Новый токен" value={shown} copiedText="Токен скопирован в буфер обмена" />
          </div>
        </Banner>
      )}
      {token === null ? (
        <div className={styles.actions}>
          <Button busy={isBusy} onClick={() => void create()}>
            Выпустить токен
          </Button>
        </div>
      ) : (
        <TokenLine token={token} onRenew={askToRenew} onRevoke={askToRevoke} />
      )}
    </>
  );
}

interface TokenLineProps {
  readonly token: NonNullable<ApiAccess['token']>;
  readonly onRenew: () => void;
  readonly onRevoke: () => void;
}

function TokenLine({ token, onRenew, onRevoke }: TokenLineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>{token.prefix}…</p>
        <p className={styles.soft}>Выпущен {momentWords(token.created_date)}</p>
        <p className={styles.soft}>
          {token.last_used_date === null
            ? typeset('Ещё не использовался')
            : `Последний вызов ${momentWords(token.last_used_date)}`}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onRenew}>
          Выпустить новый
        </Button>
        <Button variant="quiet" onClick={onRevoke}>
          Отозвать
        </Button>
      </div>
    </div>
  );
}
