import { advertPageQuery } from '@proverka/api-client/adverts';
import { refusalMessage } from '@proverka/api-client/refused';
import type { AdvertSearch } from '@proverka/contract/adverts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Skeleton } from '@proverka/ui-kit/skeleton';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { useEffect, useRef } from 'react';
import { AdvertCard } from '../../adverts/advert-card.tsx';

interface AdvertPageItemsProps {
  readonly search: AdvertSearch;
  /** Whether the first flat takes the focus once it is there: of a page the visitor has asked for. */
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
  readonly onPoint: (id: number | null) => void;
}

/** One page of the list: its flats, or why they are not there. */
export function AdvertPageItems({ search, takesFocus, onFocused, onPoint }: AdvertPageItemsProps) {
  const { api } = usePlatform();
  const { data, error, isFetching, refetch } = useQuery({
    ...advertPageQuery(api, search),
    retryOnMount: false,
  });
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!takesFocus || !data) return;
    first.current?.querySelector('a')?.focus();
    onFocused();
  }, [data, takesFocus, onFocused]);
  if (data) {
    return data.list.map((advert, place) => (
      <li key={advert.id} ref={place === 0 ? first : null}>
        <AdvertCard advert={advert} onPoint={onPoint} />
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
