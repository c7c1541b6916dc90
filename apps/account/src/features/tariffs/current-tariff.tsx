import { currentTariffQuery } from '@proverka/api-client/tariffs';
import { refusalMessage } from '@proverka/api-client/refused';
import type { CurrentTariff as TariffNow, Tariff } from '@proverka/contract/tariff';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { ProgressBar } from '@proverka/ui-kit/progress-bar';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { parseMoney, rubles, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';
import { useId } from 'react';
import { tariffProgress } from './tariff-progress.domain.ts';
import styles from './tariffs.module.css';

/** Of the signed-in visitor: the tariff, what was spent and what is left to the next threshold. */
export function CurrentTariff({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({ ...currentTariffQuery(api), retryOnMount: false });
  const headingId = useId();
  return (
    <Card as="section" tone="accent" aria-labelledby={headingId} className={styles.current}>
      <h2 id={headingId}>Ваш тариф</h2>
      {data ? (
        <Standing current={data} tariffs={tariffs} />
      ) : error === null ? (
        <SkeletonText lines={2} label="Тариф загружается" />
      ) : (
        <FailureState
          title="Не удалось узнать ваш тариф"
          text={refusalMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          headingAs="h3"
        />
      )}
    </Card>
  );
}

interface StandingProps {
  readonly current: Pick<TariffNow, 'tariff' | 'sum_of_transactions' | 'special_prices'>;
  readonly tariffs: readonly Tariff[];
}

/** The tariff's name, what it goes by, and the way to the next. */
export function Standing({ current, tariffs }: StandingProps) {
  const spent = parseMoney(current.sum_of_transactions) ?? ZERO;
  const special = current.special_prices ?? null;
  // Special prices end with the basic tariff, so a threshold above is not the next thing to happen.
  const progress = special?.hold ? null : tariffProgress(tariffs, spent);
  return (
    <>
      <p className={styles.title}>{current.tariff.tariff_title}</p>
      <p>{`Готовых заказов на ${formatMoney(spent)}.`}</p>
      {special?.hold && (
        <p>{`Для вашей роли действуют специальные цены. После заказов на ${formatMoney(rubles(special.threshold))} тариф изменится на «Базовый»: осталось ${formatMoney(rubles(special.left))}.`}</p>
      )}
      {progress && (
        <label className={styles.progress}>
          <span>{`До порога «${progress.next.tariff_title}» осталось ${formatMoney(progress.left)}`}</span>
          <ProgressBar value={spent} max={progress.threshold} />
        </label>
      )}
      {!progress && !special?.hold && tariffs.length > 0 && <p>Все пороги пройдены: ниже цен нет.</p>}
    </>
  );
}
