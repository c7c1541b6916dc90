import { apiAccessQuery } from '@proverka/api-client/programs';
import type { ApiAccess } from '@proverka/contract/api-token';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import { CopyField } from '@proverka/ui-kit/copy-field';
import { useState } from 'react';
import { askFirst } from '../../page-parts/ask-first.tsx';
import styles from '../../page-parts/section.module.css';
import { TokenForm } from './token-form.tsx';
import { TokenLine } from './token-line.tsx';
import { isValid } from './token-words.ts';

/** Makes the token, shows it once, replaces and revokes it. */
export function TokenKey({ access }: { readonly access: ApiAccess }) {
  const { api, dialogs, notices } = usePlatform();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState('');
  const [isReplacing, setIsReplacing] = useState(false);
  const { token } = access;
  const hasValid = token !== null && isValid(token);
  const askToRevoke = () =>
    askFirst(dialogs, {
      title: 'Отозвать токен?',
      text: 'Программы с этим токеном сразу потеряют доступ. Новый можно выпустить в любой момент.',
      confirm: 'Отозвать токен',
      act: async () => {
        await api.call('DELETE /api', {});
        setShown('');
        notices.show('clear', 'Токен отозван');
        await queryClient.invalidateQueries(apiAccessQuery(api));
      },
    });
  const show = (text: string): void => {
    setShown(text);
    setIsReplacing(false);
  };
  return (
    <>
      {shown !== '' && (
        <Banner tone="attention" title="Сохраните токен сейчас: больше мы его не покажем" live>
          <div className={styles.copy}>
            <CopyField label="Новый токен" value={shown} copiedText="Токен скопирован в буфер обмена" />
          </div>
        </Banner>
      )}
      {token !== null && (
        <TokenLine
          token={token}
          {...(hasValid && !isReplacing && { onReplace: () => setIsReplacing(true), onRevoke: askToRevoke })}
        />
      )}
      {hasValid && isReplacing && (
        <TokenForm access={access} onMade={show} onCancel={() => setIsReplacing(false)} />
      )}
      {!hasValid && <TokenForm access={access} onMade={show} />}
    </>
  );
}
