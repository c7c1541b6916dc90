import { accuracyQuery } from '@proverka/api-client/valuation';
import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { SampleEnd } from '../features/sample-frame/sample-end.tsx';
import { ValuationAccuracy } from '../features/valuation-accuracy/valuation-accuracy.tsx';
import { PageFrame } from '../frame/page-frame.tsx';

const crumbs = [{ title: 'Рыночная оценка', path: '/valuation/' }];

export async function load({ queryClient, platform }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(accuracyQuery(platform.api));
}

export const head = (): PageHead => ({
  crumbs,
  description:
    'На сколько ошибается наша оценка квартир: медианная ошибка, доля в пределах 10 %, честность границ в целом и по районам, сравнение с простыми способами.',
});

export function Component() {
  return (
    <PageFrame
      crumbs={crumbs}
      title="Проверка оценки на сделках"
      shortTitle="Проверка на сделках"
      lead="Прежде чем называть цену вам, модель оценивает квартиры, которые уже проданы и о которых она не знает. Здесь — что получилось у той, что работает сейчас, со всеми неудобными числами."
    >
      <Result />
    </PageFrame>
  );
}

function Result() {
  const { api } = usePlatform();
  const { data, error, isFetching, refetch } = useQuery(accuracyQuery(api));
  if (data?.model) {
    return (
      <>
        <ValuationAccuracy model={data.model} />
        <SampleEnd
          title="Посмотрите свою квартиру"
          text="До оплаты видно, хватает ли похожих квартир и сколько стоят такие в вашем районе."
          path="/valuation/"
          action="Найти квартиру"
        />
      </>
    );
  }
  if (data) return <NotTrained />;
  if (error) {
    return (
      <FailureState
        title="Не удалось загрузить проверку"
        text={refusalMessage(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <SkeletonText lines={6} label="Загружаем проверку" />;
}

function NotTrained() {
  return (
    <EmptyState
      title="Модель ещё не обучена"
      text="Она учится на сделках и объявлениях. Как только первая модель пройдёт проверку, её числа появятся здесь, а до этого цен мы не называем."
      actions={
        <Link to="/valuation/demo-page/" className={buttonClassName({ variant: 'secondary' })}>
          Пример оценки
        </Link>
      }
    />
  );
}
