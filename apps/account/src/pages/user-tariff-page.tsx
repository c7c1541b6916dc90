import { currentTariffQuery, tariffsQuery } from '@proverka/api-client/tariffs';
import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { AccountFrame } from '../features/account-frame/account-frame.tsx';
import { CurrentTariff } from '../features/tariffs/current-tariff.tsx';
import { TariffSections } from '../features/tariffs/tariff-sections.tsx';

export function load({ queryClient, platform }: PageContext): void {
  void queryClient.prefetchQuery(tariffsQuery(platform.api));
  void queryClient.prefetchQuery(currentTariffQuery(platform.api));
}

export function Component() {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({ ...tariffsQuery(api), retryOnMount: false });
  const current = useQuery({ ...currentTariffQuery(api), retryOnMount: false }).data;
  return (
    <AccountFrame
      title="Тариф"
      lead="Абонентской платы нет. Чем больше заказов выполнено, тем ниже цена каждого отчёта."
    >
      <CurrentTariff />
      {data && <TariffSections tariffs={data.tariffs} currentId={current?.tariff.tariff_simple_id} />}
      {!data && error === null && <SkeletonText lines={8} label="Загружаем тарифы" />}
      {!data && error !== null && (
        <FailureState
          title="Не удалось загрузить тарифы"
          text={refusalMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </AccountFrame>
  );
}
