import { marketAreasQuery } from '@proverka/api-client/market';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { ChartIcon } from '@proverka/ui-kit/icon';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import { cityMarketPath, districtMarketPath } from '../../adverts/advert-paths.ts';
import { MarketAreasTable } from './market-areas-table.tsx';
import styles from './market.module.css';

/** All cities side by side, and the way to each of their districts. */
export function CitiesOverview() {
  const { data } = useQuery({ ...marketAreasQuery(usePlatform().api), retryOnMount: false });
  if (!data) return null;
  if (data.cities.length === 0) {
    return (
      <EmptyState
        icon={ChartIcon}
        title="Цены ещё не посчитаны"
        text={typeset('Мы читаем объявления и считаем цены раз в день. Загляните позже.')}
      />
    );
  }
  return (
    <>
      <section aria-labelledby="cities" className={styles.section}>
        <h2 id="cities">Города</h2>
        <MarketAreasTable
          caption="Цены на квартиры по городам"
          hideCaption
          kind="city"
          areas={data.cities}
          pathOf={({ slug }) => cityMarketPath(slug)}
        />
        {data.counted_on && (
          <p className={styles.note}>
            {typeset(
              `Это цены предложения: столько просят в объявлениях. Посчитано ${formatDate(data.counted_on)}.`,
            )}
          </p>
        )}
      </section>
      {data.cities.map(({ id, title, slug, districts }) => (
        <section key={id} aria-labelledby={`city-${id}`} className={styles.section}>
          <h2 id={`city-${id}`}>{title}: районы</h2>
          <ul className={styles.links}>
            {districts.map((district) => (
              <li key={district.id}>
                <Link to={districtMarketPath(slug, district.slug)} className={linkClassName()}>
                  {district.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
