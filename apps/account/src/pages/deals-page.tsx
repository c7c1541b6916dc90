import { dealsQuery } from '@proverka/api-client/deals';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { AccountFrame } from '../features/account-frame/account-frame.tsx';
import { DealsList } from '../features/deals/deals-list.tsx';

export function load({ queryClient, platform }: PageContext): void {
  void queryClient.prefetchQuery(dealsQuery(platform.api));
}

export function Component() {
  return (
    <AccountFrame
      title="Мои покупки"
      lead="Папка на каждый объект, который вы собираетесь купить: проверки, сроки, продавцы и документы."
    >
      <DealsList />
    </AccountFrame>
  );
}
