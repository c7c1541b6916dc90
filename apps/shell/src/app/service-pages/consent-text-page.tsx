import { consentTextQuery } from '@proverka/api-client/consents';
import { Refused } from '@proverka/api-client/refused';
import { consentPurposes, type ConsentPurpose } from '@proverka/contract/consent-versions';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useSuspenseQuery } from '@proverka/shell-sdk/query';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { Link, notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { ConsentTextView } from '../legal/consent-text-view.tsx';
import styles from '../legal/legal-document.module.css';

function askedIn(params: PageContext['params']): { purpose: ConsentPurpose; version: string } {
  const purpose = consentPurposes.find((one) => one === params['purpose']);
  if (purpose === undefined) throw notFound('Такого документа нет.');
  return { purpose, version: params['version'] ?? '' };
}

export async function load({ queryClient, platform, params }: PageContext): Promise<void> {
  const { purpose, version } = askedIn(params);
  try {
    await queryClient.fetchQuery(consentTextQuery(platform.api, purpose, version));
  } catch (error) {
    const isUnknown = error instanceof Refused && error.problem.status < 500;
    throw isUnknown ? notFound('Такой редакции документа не публиковали.') : error;
  }
}

export function head({ params }: PageContext): PageHead {
  return { title: `Документ, редакция ${params['version'] ?? ''}` };
}

export function Component() {
  const { api } = usePlatform();
  const { purpose, version } = askedIn(useParams());
  const { data } = useSuspenseQuery(consentTextQuery(api, purpose, version));
  return (
    <Container as="main" width={890} className={styles.page}>
      <p>
        <Link to="/consents/" className={linkClassName()}>
          Все документы и редакции
        </Link>
      </p>
      <h1>{data.title}</h1>
      <ConsentTextView text={data} />
    </Container>
  );
}
