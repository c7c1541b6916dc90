import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { useState } from 'react';
import { PartnerLink } from '../features/partner/partner-link.tsx';
import { PartnerOrders } from '../features/partner/partner-orders.tsx';
import { PartnerStats } from '../features/partner/partner-stats.tsx';
import { SettingsFrame } from './settings-frame.tsx';

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
