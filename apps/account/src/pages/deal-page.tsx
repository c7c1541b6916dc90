import { dealQuery } from '@proverka/api-client/deals';
import { isMissing } from '@proverka/report-kit/report-query';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { isId } from '@proverka/validation/id';
import { AccountFrame } from '../features/account-frame/account-frame.tsx';
import { DealView } from '../features/deals/deal-view.tsx';

const idOf = ({ dealId = '' }: PageContext['params']): string => dealId;

export async function load({ queryClient, platform, params }: PageContext): Promise<void> {
  if (!isId(idOf(params))) throw notFound();
  try {
    await queryClient.fetchQuery({ ...dealQuery(platform.api, idOf(params)), staleTime: 0, retry: false });
  } catch (error) {
    if (isMissing(error)) throw notFound();
  }
}

export function Component() {
  const id = idOf(useParams());
  const { api } = usePlatform();
  const { data } = useQuery({ ...dealQuery(api, id), retryOnMount: false });
  return (
    <AccountFrame title={data === undefined ? 'Папка покупки' : data.object_address || data.object_key}>
      <DealView key={id} id={id} />
    </AccountFrame>
  );
}
