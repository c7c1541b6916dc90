import { partnerOrdersQuery, partnerStatsQuery, referralQuery } from '@proverka/api-client/partners';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { useState } from 'react';
import { PartnerLink } from '../features/partner/partner-link.tsx';
import { PartnerOrders } from '../features/partner/partner-orders.tsx';
import { PartnerStats } from '../features/partner/partner-stats.tsx';
import { daysOf } from '../features/partner/periods.domain.ts';
import { SettingsFrame } from './settings-frame.tsx';

export function load({ queryClient, platform: { api } }: PageContext): void {
  void queryClient.prefetchQuery(referralQuery(api));
  void queryClient.prefetchQuery(partnerStatsQuery(api, daysOf('all', todayInMoscow())));
  void queryClient.prefetchQuery(partnerOrdersQuery(api, 0));
}

export function Component() {
  const [today] = useState(todayInMoscow);
  return (
    <SettingsFrame title="Партнёрская ссылка" current="partner" isPartAsked>
      <PartnerLink />
      <PartnerStats today={today} />
      <PartnerOrders />
    </SettingsFrame>
  );
}
