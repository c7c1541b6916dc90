import { disputeQuery } from '@proverka/api-client/disputes';
import { Refused } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { DisputeCase } from './dispute-case.tsx';

/** One dispute, loaded; it is gone when its report is. */
export function DisputeScreen({ id }: { readonly id: string }) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    ...disputeQuery(api, id),
    refetchOnWindowFocus: false,
  });
  if (data !== undefined) {
    return (
      <>
        <h1>Спор № {data.number}</h1>
        <DisputeCase dispute={data} />
      </>
    );
  }
  if (error instanceof Refused && error.problem.code === 'dispute_not_found') {
    return (
      <EmptyState
        title="Такого спора нет"
        text="Спор уничтожается вместе с отчётом: через месяц после готовности, а без ответа — через два."
        actions={
          <Link to="/admin/disputes/" className={buttonClassName()}>
            Все споры
          </Link>
        }
      />
    );
  }
  return <NotLoaded what="спор" lines={8} query={{ error, isFetching, refetch }} />;
}
