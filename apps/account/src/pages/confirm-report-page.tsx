import { confirmationQuery } from '@proverka/api-client/reports';
import { isMissing } from '@proverka/report-kit/report-query';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useSuspenseQuery } from '@proverka/shell-sdk/query';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { Confirmation } from '../features/confirmation/confirmation.tsx';
import styles from './page.module.css';

/** Numbers outlive their reports: an unknown number was never issued. */
const unknownNumber =
  'Отчёта с таким номером мы не выпускали. Сверьте номер с бумагой: если он тот же, бумаге верить нельзя.';

export async function load({ queryClient, platform, params }: PageContext): Promise<void> {
  try {
    await queryClient.fetchQuery(confirmationQuery(platform.api, numberOf(params)));
  } catch (error) {
    throw isMissing(error) ? notFound(unknownNumber) : error;
  }
}

export function head({ params }: PageContext): PageHead {
  return { title: `Подтверждение отчёта № ${numberOf(params)}` };
}

export function Component() {
  const { api } = usePlatform();
  const { data } = useSuspenseQuery(confirmationQuery(api, numberOf(useParams())));
  return (
    <Container as="main" width={680} className={styles.page}>
      <Confirmation confirmation={data} />
    </Container>
  );
}

/** Numbers are typed from paper: letter case and spaces are ignored. */
function numberOf({ number = '' }: PageContext['params']): string {
  return number.replaceAll(/\s/g, '').toUpperCase();
}
