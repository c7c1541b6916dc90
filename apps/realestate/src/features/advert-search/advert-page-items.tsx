import { advertPageQuery } from '@proverka/api-client/adverts';
import { refusalMessage } from '@proverka/api-client/refused';
import type { AdvertSearch } from '@proverka/contract/adverts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Skeleton } from '@proverka/ui-kit/skeleton';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { useEffect, useRef, type RefObject } from 'react';
import { AdvertCard } from '../../adverts/advert-card.tsx';
import styles from './advert-list.module.css';

interface AdvertPageItemsProps {
  readonly search: AdvertSearch;
  /** Whether the first flat takes the focus once it is there; set by the visitor who asked for this page. */
  readonly focusFirst: RefObject<boolean> | null;
  readonly onPoint: (id: number | null) => void;
}

/** One page of the list: its flats, or why they are not there. */
export function AdvertPageItems({ search, focusFirst, onPoint }: AdvertPageItemsProps) {
  const { api } = usePlatform();
  const { data, error, isFetching, refetch } = useQuery({
    ...advertPageQuery(api, search),
    retryOnMount: false,
  });
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!focusFirst?.current || !data) return;
    focusFirst.current = false;
    first.current?.querySelector('a')?.focus();
  }, [data, focusFirst]);
  if (data) {
    return data.list.map((advert, place) => (
      <li
        key={advert.id}
        ref={place === 0 ? first : null}
        onPointerEnter={() => onPoint(advert.id)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(advert.id)}
        onBlur={() => onPoint(null)}
      >
        <AdvertCard advert={advert} />
      </li>
    ));
  }
  if (error) {
    return (
      <li>
        <FailureState
          title="Объявления не загрузились"
          text={refusalMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </li>
    );
  }
  return [0, 1, 2, 3].map((place) => (
    <li key={place}>
      {place === 0 && <VisuallyHidden as="output">Ищем объявления</VisuallyHidden>}
      <Skeleton shape="card" />
    </li>
  ));
}
