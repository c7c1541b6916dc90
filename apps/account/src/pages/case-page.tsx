import { caseQuery } from '@proverka/api-client/cases';
import { isMissing } from '@proverka/report-kit/report-query';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { isId } from '@proverka/validation/id';
import { caseKindWords } from '@proverka/words/case-words';
import { AccountFrame } from '../features/account-frame/account-frame.tsx';
import { CaseView } from '@proverka/cases/case-view';

const idOf = ({ caseId = '' }: PageContext['params']): string => caseId;

export async function load({ queryClient, platform, params }: PageContext): Promise<void> {
  if (!isId(idOf(params))) throw notFound();
  try {
    await queryClient.fetchQuery({ ...caseQuery(platform.api, idOf(params)), staleTime: 0, retry: false });
  } catch (error) {
    if (isMissing(error)) throw notFound();
  }
}

export function Component() {
  const id = idOf(useParams());
  const { api } = usePlatform();
  const { data } = useQuery({ ...caseQuery(api, id), retryOnMount: false });
  const title =
    data === undefined
      ? 'Обращение'
      : `Обращение №\u00a0${data.number}: ${caseKindWords[data.kind].toLowerCase()}`;
  return (
    <AccountFrame title={title}>
      <CaseView key={id} id={id} />
    </AccountFrame>
  );
}
