import { apiAccessQuery } from '@proverka/api-client/programs';
import type { ApiAccess } from '@proverka/contract/api-token';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import styles from '../../page-parts/section.module.css';
import { TokenEvents } from './token-events.tsx';
import { TokenKey } from './token-key.tsx';

/** The API token for a customer's own programs. */
export function Token() {
  const { api } = usePlatform();
  const query = useQuery(apiAccessQuery(api));
  return (
    <Section title="Токен API" note="Ваша программа сможет искать объекты, заказывать и читать отчёты сама.">
      <Loaded query={query} what="доступ к API" lines={5}>
        {(access) => (access.available ? <Access access={access} /> : <NotForRole />)}
      </Loaded>
    </Section>
  );
}

function NotForRole() {
  const { brand } = usePlatform();
  return (
    <Banner tone="info" title="API — для профессиональной работы">
      <p>
        {typeset(
          'Токены получают риелторы, агентства, юристы, партнёры и службы компаний. Если это о вас, напишите в поддержку:',
        )}{' '}
        <a href={`mailto:${brand.supportEmail}`} className={linkClassName('accent')}>
          {brand.supportEmail}
        </a>
      </p>
    </Banner>
  );
}

function Access({ access }: { readonly access: ApiAccess }) {
  const { limit, events } = access;
  return (
    <>
      <TokenKey access={access} />
      <dl className={styles.facts}>
        <dt>Ограничение</dt>
        <dd>{limitWords(limit)}</dd>
        <dt>Описание</dt>
        <dd>
          <a href="/api/docs/" className={linkClassName('accent')}>
            Документация API
          </a>
        </dd>
      </dl>
      <TokenEvents events={events} />
    </>
  );
}

function limitWords({ requests, seconds: window }: ApiAccess['limit']): string {
  return `${counted(requests, 'запрос', 'запроса', 'запросов')} за ${window === 60 ? 'минуту' : `${window}\u00a0с`}`;
}
