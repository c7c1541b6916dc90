import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { saleHistoryQuery } from '@proverka/api-client/sale-history';
import type { SaleHistory } from '@proverka/contract/sale-history';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { BuildingIcon } from '@proverka/ui-kit/icon';
import { Skeleton, SkeletonText } from '@proverka/ui-kit/skeleton';
import { typeset } from '@proverka/words/typeset';
import { formatDate } from '@proverka/words/dates';
import { SaleTable } from './sale-table.tsx';
import { SaleYears } from './sale-years.tsx';
import { salesWords } from './sale-words.domain.ts';
import styles from './sale-history.module.css';

/** Known sales in the building. */
export function SaleResults({ query }: { readonly query: string }) {
  const { api } = usePlatform();
  const { data, error, isFetching, refetch } = useQuery(saleHistoryQuery(api, query));
  if (data)
    return data.sales.length > 0 ? <Found history={data} /> : <NothingFound history={data} query={query} />;
  if (error) {
    const problem = error instanceof Refused ? error.problem : null;
    const isTooOften = problem?.code === 'too_many_requests';
    return (
      <FailureState
        title={isTooOften ? 'Слишком много запросов' : 'Источник не ответил'}
        text={`${refusalMessage(error)}. Это ничего не говорит о продажах в доме.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
        {...(problem && problem.requestId !== '' ? { requestId: problem.requestId } : {})}
      />
    );
  }
  return <Waiting />;
}

function Waiting() {
  return (
    <div className={styles.results}>
      <SkeletonText lines={2} label="Ищем продажи в доме" />
      <Skeleton shape="picture" />
      <Skeleton shape="card" />
    </div>
  );
}

interface HistoryProps {
  readonly history: SaleHistory;
}

function Found({ history }: HistoryProps) {
  const { building, sales, years, source, source_date: day } = history;
  return (
    <section aria-labelledby="sales" className={styles.results}>
      <div className={styles.head}>
        <h2 id="sales">{typeset(building?.address ?? 'Продажи в доме')}</h2>
        {building?.cadastral_number && <p>Кадастровый номер здания {building.cadastral_number}</p>}
        <p className={styles.source}>
          {typeset(
            `${salesWords(sales)}. Источник: ${source}${day ? `, сведения на ${formatDate(day)}` : ''}`,
          )}
        </p>
      </div>
      <SaleYears years={years} />
      <SaleTable sales={sales} />
    </section>
  );
}

function NothingFound({ history: { building, source }, query }: HistoryProps & { readonly query: string }) {
  return (
    <EmptyState
      icon={BuildingIcon}
      title={building ? 'Сведений о продажах в этом доме нет' : `Дом «${query}» в источнике не найден`}
      text={
        building
          ? `${source} не знает продаж квартир по адресу: ${building.address}. В новых домах так бывает, пока квартиры не начали перепродавать.`
          : 'Сверьте улицу и номер дома или введите кадастровый номер здания: он есть в выписке и на публичной кадастровой карте.'
      }
    />
  );
}
