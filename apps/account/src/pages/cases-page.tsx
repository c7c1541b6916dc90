import { casesQuery } from '@proverka/api-client/cases';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { useSearchParams } from '@proverka/shell-sdk/router';
import { AccountFrame } from '../features/account-frame/account-frame.tsx';
import { CasesList } from '../features/cases/cases-list.tsx';

const pageIn = (search: URLSearchParams): number => Math.max(1, Math.trunc(Number(search.get('page'))) || 1);

export function load({ queryClient, platform, search }: PageContext): void {
  void queryClient.prefetchQuery(casesQuery(platform.api, pageIn(search) - 1));
}

export function Component() {
  const [search] = useSearchParams();
  return (
    <AccountFrame title="Обращения" lead="Переписка с поддержкой. Об ответах мы пишем и на почту.">
      <CasesList page={pageIn(search)} />
    </AccountFrame>
  );
}
