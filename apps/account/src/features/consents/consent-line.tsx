import { consentsQuery } from '@proverka/api-client/consents';
import { refusalMessage } from '@proverka/api-client/refused';
import type { PersonConsent } from '@proverka/contract/consent';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatDate } from '@proverka/words/dates';
import { momentWords } from '@proverka/words/moments';
import { useState } from 'react';
import { askFirst } from '../../page-parts/ask-first.tsx';
import { Section } from '../../page-parts/section.tsx';
import styles from '../../page-parts/section.module.css';
import { consequences } from './consent-words.ts';

type Optional = 'third_parties' | 'news';
const isOptional = (purpose: PersonConsent['purpose']): purpose is Optional =>
  purpose === 'third_parties' || purpose === 'news';

function useConsentChange() {
  const { api, notices } = usePlatform();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const show = (consents: { consents: PersonConsent[] }): void =>
    void queryClient.setQueryData(consentsQuery(api).queryKey, consents);
  const give = async (purpose: Optional, version: string): Promise<void> => {
    setIsBusy(true);
    try {
      show(await api.call('POST /person/consents/{purpose}', { params: { purpose }, body: { version } }));
    } catch (error) {
      notices.show('danger', `Согласие не сохранено. ${refusalMessage(error)}`);
      // The text may have changed meanwhile: its new version is read before it is agreed to.
      await queryClient.invalidateQueries(consentsQuery(api));
    } finally {
      setIsBusy(false);
    }
  };
  const takeBack = async (purpose: Optional): Promise<void> =>
    show(await api.call('DELETE /person/consents/{purpose}', { params: { purpose } }));
  return { give, takeBack, isBusy };
}

/** One document: the version agreed to, since when, and the ways out. */
export function ConsentLine({ consent }: { readonly consent: PersonConsent }) {
  const { dialogs } = usePlatform();
  const { give, takeBack, isBusy } = useConsentChange();
  const { purpose, title, version, current_version: current } = consent;
  const shown = version ?? current;
  const ask = (to: Optional): void =>
    askFirst(dialogs, {
      title: 'Отозвать согласие?',
      text: consequences[to],
      confirm: 'Отозвать',
      act: () => takeBack(to),
    });
  return (
    <Section title={title} note={consequences[purpose]}>
      <p>{stateWords(consent)}</p>
      <p>
        <Link to={`/consents/${purpose}/${shown}/`} className={linkClassName()}>
          Текст: редакция от {formatDate(shown)}
        </Link>
      </p>
      <div className={styles.actions}>
        {isOptional(purpose) && version === null && (
          <Button variant="secondary" busy={isBusy} onClick={() => void give(purpose, current)}>
            Согласиться
          </Button>
        )}
        {isOptional(purpose) && version !== null && (
          <Button variant="secondary" onClick={() => ask(purpose)} aria-haspopup="dialog">
            Отозвать
          </Button>
        )}
        {purpose === 'personal_data' && (
          <Link to="/user/settings/?part=data" className={linkClassName()}>
            Отозвать и закрыть аккаунт
          </Link>
        )}
      </div>
    </Section>
  );
}

function stateWords({ given_at: given, withdrawn_at: withdrawn }: PersonConsent): string {
  if (given !== null) return `Дано ${momentWords(given)}`;
  return withdrawn === null ? 'Не дано' : `Отозвано ${momentWords(withdrawn)}`;
}
