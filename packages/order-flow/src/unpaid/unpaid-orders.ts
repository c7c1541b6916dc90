import type { OpenOrder } from '../order/order-flow.domain.ts';
import { jsonSlot, type TextStorage } from '../storage/json-storage.ts';
import {
  isUnpaidItem,
  ordersToAskAbout,
  stillRemembered,
  withOrder,
  withoutOrder,
  type UnpaidItem,
} from './unpaid-orders.domain.ts';

/** Orders whose payment was started in this browser and is not confirmed yet. */
export interface UnpaidOrders {
  readonly remember: (order: OpenOrder) => void;
  readonly forget: (orderId: string) => void;
  /** Drops expired orders and returns those recent enough to be checked. */
  readonly toAskAbout: () => readonly OpenOrder[];
}

export function unpaidOrders(storage: () => TextStorage, now: () => number): UnpaidOrders {
  const slot = jsonSlot(storage, 'notPaidOrders', Array.isArray);
  const read = (): UnpaidItem[] => (slot.read() ?? []).filter(isUnpaidItem);
  const write = (items: UnpaidItem[]) => (items.length > 0 ? slot.write(items) : slot.clear());
  return {
    remember: (order) => write(withOrder(read(), order, now())),
    forget: (orderId) => write(withoutOrder(read(), orderId)),
    toAskAbout: () => {
      const before = read();
      const kept = stillRemembered(before, now());
      if (kept.length < before.length) write(kept);
      return ordersToAskAbout(kept, now());
    },
  };
}
