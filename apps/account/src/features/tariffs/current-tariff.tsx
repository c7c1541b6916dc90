import { currentTariffQuery } from '@proverka/api-client/tariffs';
import { refusalMessage } from '@proverka/api-client/refused';
import type { CurrentTariff as TariffNow } from '@proverka/contract/tariff';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { ProgressBar } from '@proverka/ui-kit/progress-bar';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { parseMoney, rubles, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { formatMoney } from '@proverka/words/money';
import { typeset } from '@proverka/words/typeset';
import { useId } from 'react';
import styles from './tariffs.module.css';

/** The user's tariff, spending, and the distance to the next threshold. */
export function CurrentTariff() {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({ ...currentTariffQuery(api), retryOnMount: false });
  const headingId = useId();
  return (
    <Card as="section" tone="accent" aria-labelledby={headingId} className={styles.current}>
      <h2 id={headingId}>Ваш тариф</h2>
      {data ? (
        <Standing current={data} />
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

/** The tariff's name, its basis, and the distance to the next. */
export function Standing({ current }: { readonly current: TariffNow }) {
  const spent = parseMoney(current.sum_of_transactions) ?? ZERO;
  const special = current.special_prices;
  return (
    <>
      <p className={styles.title}>{current.tariff.tariff_title}</p>
      <p>{`Готовых заказов на ${formatMoney(spent)}.`}</p>
      {(current.sell_percent ?? 0) > 0 && (
        <p>
          {typeset(`Выписка об объекте для всех стоит на ${current.sell_percent} % дороже, чем для вас.`)}
        </p>
      )}
      {special?.hold ? (
        // Special prices end with the basic tariff, so a higher threshold is not the next change.
        <p>{`Для вашей роли действуют специальные цены. После заказов на ${formatMoney(rubles(special.threshold))} тариф изменится на «Базовый»: осталось ${formatMoney(rubles(special.left))}.`}</p>
      ) : (
        <WayToNext current={current} spent={spent} />
      )}
    </>
  );
}

function WayToNext({ current, spent }: { readonly current: TariffNow; readonly spent: Money }) {
  const next = current.next_tariff;
  if (next === null) {
    return current.is_personal ? (
      <p>Тариф назначен лично вам: от суммы заказов он не зависит.</p>
    ) : (
      <p>Все пороги пройдены: ниже цен нет.</p>
    );
  }
  return (
    <label className={styles.progress}>
      <span>{`До порога «${next.tariff_title}» осталось ${formatMoney(rubles(next.left))}`}</span>
      <ProgressBar value={spent} max={rubles(next.tariff_threshold)} />
    </label>
  );
}
