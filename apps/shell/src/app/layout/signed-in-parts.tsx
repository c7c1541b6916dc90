import { UnpaidOrdersWatch } from '@proverka/order-flow/unpaid-orders-watch';
import { TariffBanner } from '../site-notices/tariff-banner.tsx';

export function SignedInParts() {
  return (
    <>
      <UnpaidOrdersWatch />
      <TariffBanner />
    </>
  );
}
