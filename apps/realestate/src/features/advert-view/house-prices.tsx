import { housePricesQuery } from '@proverka/api-client/market';
import { LineChart } from '@proverka/charts/line-chart';
import { moneyValues } from '@proverka/charts/value-format';
import type { ApiReply } from '@proverka/contract/api';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Skeleton, SkeletonText } from '@proverka/ui-kit/skeleton';
import { rubles } from '@proverka/validation/money';
import { typeset } from '@proverka/words/typeset';
import { housePricesWords } from './house-prices.domain.ts';
import styles from './advert-parts.module.css';

type Months = ApiReply<'GET /getPriceChangeParam'>['list'];

/** What was asked in this house month by month; asked for by the browser, the page is complete without it. */
export function HousePrices({ houseId }: { readonly houseId: number }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...housePricesQuery(usePlatform().api, houseId),
    retry: false,
  });
  return (
    <section aria-labelledby="house-prices" className={styles.section}>
      <h2 id="house-prices">Цены в этом доме</h2>
      {data ? (
        <Known months={data.list} />
      ) : error ? (
        <div role="alert" className={styles.section}>
          <p>{typeset('Цены по дому не загрузились.')}</p>
          <div>
            <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
              Повторить
            </Button>
          </div>
        </div>
      ) : (
        <>
          <SkeletonText lines={1} label="Считаем цены в доме" />
          <Skeleton shape="card" />
        </>
      )}
    </section>
  );
}

function Known({ months }: { readonly months: Months }) {
  if (months.length < 2) {
    return <p>{typeset('В этом доме продавали слишком мало квартир, чтобы показать цены по месяцам.')}</p>;
  }
  return (
    <>
      <p>{typeset(housePricesWords(months))}</p>
      <LineChart
        title="Цена квадратного метра в доме"
        subtitle="Цены объявлений по месяцам; в доме их немного, поэтому линия неровная"
        data={{
          series: [
            {
              title: 'Цена за м²',
              points: months.map(({ month, price_per_metre: price }) => ({
                day: month,
                value: rubles(price),
              })),
            },
          ],
          values: moneyValues,
        }}
      />
    </>
  );
}
