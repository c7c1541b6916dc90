import { refusalMessage } from '@proverka/api-client/refused';
import { transactionOverviewQuery } from '@proverka/api-client/transactions';
import { BarChart } from '@proverka/charts/bar-chart';
import { dayWords } from '@proverka/charts/day-words';
import { LineChart } from '@proverka/charts/line-chart';
import { moneyValues } from '@proverka/charts/value-format';
import type { TransactionOverview } from '@proverka/contract/transaction';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { rubles } from '@proverka/validation/money';
import { monthsWithoutGaps } from './overview-months.domain.ts';
import styles from './balance.module.css';

/** Spending by month and service, and the balance over time beside what a report has cost on average. */
export function Overview() {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    ...transactionOverviewQuery(api),
    retryOnMount: false,
  });
  if (data === undefined) {
    return error === null ? (
      <SkeletonText lines={4} label="Загружаем расходы и баланс" />
    ) : (
      <FailureState
        headingAs="h3"
        title="Не удалось загрузить расходы и баланс по дням"
        text={`${refusalMessage(error)}. Деньги на месте, повторите попытку.`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  // Of an account that is new there is nothing to draw.
  if (data.balances.length === 0) return null;
  return (
    <div className={styles.charts}>
      <BalanceChart overview={data} />
      {data.months.length > 0 && <SpendingCharts overview={data} />}
    </div>
  );
}

interface ChartsProps {
  readonly overview: TransactionOverview;
}

function BalanceChart({ overview: { balances, usual_price: price } }: ChartsProps) {
  const points = balances.map(({ day, amount }) => ({ day, value: rubles(amount) }));
  return (
    <LineChart
      title="Баланс по дням"
      subtitle="Свои деньги и бонусы вместе, за последние двенадцать месяцев"
      data={{
        series: [{ title: 'Баланс', points }],
        values: moneyValues,
        isStepped: true,
        fromZero: true,
        ...(price !== null && {
          threshold: {
            value: rubles(price),
            title: 'Столько в среднем стоил ваш отчёт',
          },
        }),
      }}
    />
  );
}

function SpendingCharts({ overview: { months, products } }: ChartsProps) {
  return (
    <>
      <BarChart
        title="Расходы по месяцам"
        subtitle="Без того, что вернули"
        data={{
          series: ['Расходы'],
          lie: 'columns',
          values: moneyValues,
          bars: monthsWithoutGaps(months).map(({ month, amount }) => ({
            title: dayWords(month),
            values: [rubles(amount)],
          })),
        }}
      />
      <BarChart
        title="Расходы по услугам"
        subtitle="За те же месяцы"
        data={{
          series: ['Расходы'],
          lie: 'rows',
          values: moneyValues,
          bars: products.map(({ product_name_ru: title, amount }) => ({ title, values: [rubles(amount)] })),
        }}
      />
    </>
  );
}
