import { advertPageQuery } from '@proverka/api-client/adverts';
import type { AdvertPage } from '@proverka/contract/adverts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Skeleton } from '@proverka/ui-kit/skeleton';
import { useState } from 'react';
import type { CityChoice } from './advert-filters.tsx';
import { searchOf, type AdvertView } from './advert-filter.domain.ts';
import { AdvertList } from './advert-list.tsx';
import { AdvertMap } from './advert-map.tsx';
import { CityList } from './city-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultsHead } from './results-head.tsx';
import styles from './advert-results.module.css';

interface AdvertResultsProps {
  readonly view: AdvertView;
  readonly cities: readonly CityChoice[] | undefined;
}

/** The list beside its map; a phone shows one of them. */
export function AdvertResults({ view, cities }: AdvertResultsProps) {
  const { api } = usePlatform();
  const [pointed, setPointed] = useState<number | null>(null);
  const { data: first, error } = useQuery({
    ...advertPageQuery(api, searchOf(view)),
    retryOnMount: false,
  });
  const { data: last } = useQuery({
    ...advertPageQuery(api, searchOf(view, view.shown - 1)),
    retryOnMount: false,
  });
  const shown = useShownFlats(view);
  if (first?.list.length === 0) return <NothingFound view={view} isRead={first.actual_on !== null} />;
  return (
    <section aria-labelledby="found" className={styles.results}>
      <ResultsHead view={view} page={first} hasFailed={error !== null} />
      <div className={styles.sides} data-side={view.side}>
        <div className={styles.list}>
          <AdvertList view={view} hasMore={last?.next_offset != null} onPoint={setPointed} />
        </div>
        <div className={styles.map}>
          {view.city === null ? (
            <CityList cities={cities} view={view} />
          ) : (
            <Places page={first} hasFailed={error !== null} shown={shown} pointed={pointed} />
          )}
        </div>
      </div>
    </section>
  );
}

interface PlacesProps {
  /** Absent while it is read. */
  readonly page: AdvertPage | undefined;
  readonly hasFailed: boolean;
  readonly shown: readonly number[];
  readonly pointed: number | null;
}

/** The list beside says what failed. */
function Places({ page, hasFailed, shown, pointed }: PlacesProps) {
  if (page) {
    return <AdvertMap points={page.points} total={page.unique_count} shown={shown} pointed={pointed} />;
  }
  return hasFailed ? null : <Skeleton shape="picture" />;
}

function useShownFlats(view: AdvertView): number[] {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  return Array.from({ length: view.shown }, (_, page) => advertPageQuery(api, searchOf(view, page))).flatMap(
    ({ queryKey }) => queryClient.getQueryData(queryKey)?.list.map(({ id }) => id) ?? [],
  );
}
