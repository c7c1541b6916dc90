import { refusalMessage } from '@proverka/api-client/refused';
import { currentTariffQuery } from '@proverka/api-client/tariffs';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { Card } from '@proverka/ui-kit/card';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { Standing } from './current-tariff.tsx';
import styles from './tariffs.module.css';

/** The user's tariff in brief, with a link to the details. */
export function TariffCard() {
  const { api } = usePlatform();
  const current = useQuery({ ...currentTariffQuery(api), retryOnMount: false });
  return (
    <Card as="section" aria-labelledby="own-tariff" className={styles.current}>
      <h2 id="own-tariff">Тариф</h2>
      {current.data && <Standing current={current.data} />}
      {!current.data && current.error === null && <SkeletonText lines={2} label="Тариф загружается" />}
      {!current.data && current.error !== null && (
        <FailureState
          headingAs="h3"
          title="Не удалось узнать ваш тариф"
          text={refusalMessage(current.error)}
          onRetry={() => void current.refetch()}
          retrying={current.isFetching}
        />
      )}
      <p className={styles.action}>
        <Link to="/user/tariff/" className={linkClassName()}>
          Все тарифы и цены
        </Link>
      </p>
    </Card>
  );
}
