import { advertsByNumberQuery } from '@proverka/api-client/adverts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { BuildingIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import { FoundAdverts } from './found-adverts.tsx';
import { LookupFailed, LookupWaiting } from './lookup-states.tsx';
import { useOnlyAdvert } from './use-only-advert.ts';

interface NumberResultsProps {
  readonly numbers: readonly [string, ...string[]];
}

/** Adverts of a flat, or of all flats of a house; digits without colons can be two numbers, and the second is asked for then. */
export function NumberResults({ numbers: [number, ...others] }: NumberResultsProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...advertsByNumberQuery(usePlatform().api, number),
    retry: false,
  });
  const [next, ...rest] = others;
  const isOther = data?.of === null && next !== undefined;
  useOnlyAdvert(data?.total === 1 ? data.list[0]?.id : undefined);
  if (error) return <LookupFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <LookupWaiting />;
  if (isOther) return <NumberResults numbers={[next, ...rest]} />;
  if (data.total > 0) {
    return (
      <FoundAdverts
        title={data.of === 'house' ? `Объявления в доме ${number}` : `Объявления квартиры ${number}`}
        total={data.total}
        adverts={data.list}
      />
    );
  }
  return (
    <EmptyState
      icon={BuildingIcon}
      title={`Объявлений с номером ${number} нет`}
      text={typeset(
        data.of === null
          ? 'Ни в одном объявлении нет такого кадастрового номера, и дома с ним мы не знаем. Продавцы указывают номер редко: попробуйте найти квартиру по адресу.'
          : 'Номер известен, но ни одного объявления о нём мы не видели. Продавцы указывают номер редко: попробуйте найти квартиру по адресу дома.',
      )}
      actions={
        <Link to={`/object/${number}/`} className={buttonClassName({ variant: 'secondary' })}>
          Открыть объект
        </Link>
      }
    />
  );
}
