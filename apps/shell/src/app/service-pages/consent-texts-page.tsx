import { consentTextsQuery } from '@proverka/api-client/consents';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useSuspenseQuery } from '@proverka/shell-sdk/query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { Link } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatDate } from '@proverka/words/dates';
import styles from '../legal/legal-document.module.css';

export async function load({ queryClient, platform }: PageContext): Promise<void> {
  await queryClient.fetchQuery(consentTextsQuery(platform.api));
}

/** Every version that was published, so that a consent can be read as it was given. */
export function Component() {
  const { api } = usePlatform();
  const { data } = useSuspenseQuery(consentTextsQuery(api));
  return (
    <Container as="main" width={890} className={styles.page}>
      <h1>Документы и согласия</h1>
      <ul className={styles.list}>
        {data.texts.map(({ purpose, version, title, is_current }) => (
          <li key={`${purpose} ${version}`}>
            <Link to={`/consents/${purpose}/${version}/`} className={linkClassName()}>
              {title}, редакция от {formatDate(version)}
            </Link>
            {is_current ? ' — действует' : ' — заменена'}
          </li>
        ))}
      </ul>
    </Container>
  );
}
