import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import type { CityChoice } from './advert-filters.tsx';
import { advertsPathOf, type AdvertView } from './advert-filter.domain.ts';
import styles from './advert-results.module.css';

interface CityListProps {
  readonly cities: readonly CityChoice[] | undefined;
  readonly view: AdvertView;
}

/** In the place of the map while no city is chosen: cities lie too far apart for one picture. */
export function CityList({ cities, view }: CityListProps) {
  return (
    <div className={styles.cities}>
      <h3>Карта — по городам</h3>
      <p className={styles.note}>{typeset('Выберите город, и квартиры появятся на карте.')}</p>
      {cities && cities.length > 0 && (
        <ul className={styles.cityLinks}>
          {cities.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={advertsPathOf({ ...view, city: id, district: null, shown: 1 })}
                preventScrollReset
                className={linkClassName()}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
