import { conclusionWorkQuery } from '@proverka/api-client/conclusion-desk';
import { Refused } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { WritingDesk } from './writing-desk.tsx';

/** One conclusion, loaded. What is typed stays when it is read again in the background. */
export function ConclusionScreen({ id }: { readonly id: string }) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({ ...conclusionWorkQuery(api, id), retry: false });
  if (data !== undefined) return <WritingDesk work={data} />;
  if (error instanceof Refused && error.problem.code === 'conclusion_not_found') {
    return (
      <EmptyState
        title="Такого заключения нет"
        text="Возможно, ссылка неполная, или заказчик удалил аккаунт."
        actions={
          <Link to="/admin/conclusions/" className={buttonClassName()}>
            Все заключения
          </Link>
        }
      />
    );
  }
  return <NotLoaded what="заключение" lines={8} query={{ error, isFetching, refetch }} />;
}
