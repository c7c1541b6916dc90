import { previewKey, previewQuery } from '@proverka/api-client/previews';
import type { Preview } from '@proverka/contract/preview';
import { isMissing } from '@proverka/report-kit/report-query';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Container } from '@proverka/ui-kit/layout';
import { Loader } from '@proverka/ui-kit/loader';
import { CheckPreview } from '../features/check-preview/check-preview.tsx';
import styles from '../features/check-preview/check-preview.module.css';

export async function load({ params, queryClient, platform }: PageContext): Promise<void> {
  const { refetchInterval: _later, ...query } = previewQuery(platform.api, params['id'] ?? '');
  try {
    await queryClient.fetchQuery({ ...query, retry: false });
  } catch (error) {
    if (isMissing(error)) throw notFound();
  }
}

export function head({ params, queryClient }: PageContext): PageHead {
  const preview = queryClient.getQueryData<Preview>(previewKey(params['id'] ?? ''));
  return { ...(preview && { title: `Предпросмотр: ${preview.product_name_ru}` }), isPrivate: true };
}

export function Component() {
  const { api } = usePlatform();
  const id = useParams()['id'] ?? '';
  const { data: preview, isError, isFetching, refetch } = useQuery(previewQuery(api, id));
  return (
    <Container as="main" width={890} className={styles.page}>
      {preview && <CheckPreview preview={preview} />}
      {!preview && isError && (
        <FailureState
          headingAs="h1"
          title="Не удалось показать предпросмотр"
          text="Сервис не ответил. Попробуйте ещё раз."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!preview && !isError && <Loader>Спрашиваем источники</Loader>}
    </Container>
  );
}
