import { Button } from '@proverka/ui-kit/button';
import { ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { formatMoney } from '@proverka/words/money';
import { useState, type ReactNode } from 'react';
import type { OrderRefusal } from '../order/order-flow.domain.ts';
import { coversTotal, inParts, totalOf, type PricedProduct } from '../order/order-request.domain.ts';
import type { PaymentMethod } from '../order/place-order.ts';
import { cardOnlyWords, MethodChoice } from './method-choice.tsx';
import { OrderTotal } from './order-total.tsx';
import { RefusalNote } from './refusal-note.tsx';
import styles from './step.module.css';

interface PaymentChoiceProps {
  readonly products: readonly PricedProduct[];
  readonly balance: Money;
  /** The field for a coupon code. */
  readonly coupon?: ReactNode;
  readonly refusal: OrderRefusal | null;
  readonly onPay: (method: PaymentMethod, isRefresh?: boolean) => void;
  /** The path of a check ordered a moment ago. */
  readonly existingPath: (orderItemId: string) => string | null;
  readonly onSignIn: () => void;
  readonly onEdit: () => void;
}

/** The total and the payment method. A sufficient method is preselected; dividing the payment is optional. */
export function PaymentChoice({
  products,
  balance,
  coupon,
  refusal,
  onPay,
  existingPath,
  onSignIn,
  onEdit,
}: PaymentChoiceProps) {
  const total = totalOf(products);
  const hasEnough = coversTotal(balance, total);
  const isDivisible = inParts(balance, total) !== null;
  const [wish, setWish] = useState<PaymentMethod | null>(null);
  const method = methodOf(wish, hasEnough, isDivisible);
  const [about, rest] = refusal?.concern === 'total' ? [refusal.text, null] : ['', refusal];
  return (
    <div className={styles.step}>
      <OrderTotal products={products} error={about} onEdit={onEdit} />
      {coupon}
      <RefusalNote
        refusal={rest}
        onSignIn={onSignIn}
        already={{ path: existingPath, onRefresh: () => onPay(method, true) }}
      />
      {total > 0 && (hasEnough || isDivisible) && (
        <MethodChoice total={total} balance={balance} method={method} onChoose={setWish} />
      )}
      {total > 0 && !hasEnough && !isDivisible && balance > ZERO && (
        <p className={styles.note}>{cardOnlyWords(balance)}</p>
      )}
      {!rest?.existing && (
        <div className={styles.actions}>
          <Button size="large" onClick={() => onPay(method)}>
            {total > 0 ? `Оплатить ${formatMoney(total)}` : 'Оформить бесплатно'}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A chosen method that became impossible, because the total or the balance changed, is ignored. */
function methodOf(wish: PaymentMethod | null, hasEnough: boolean, isDivisible: boolean): PaymentMethod {
  if (hasEnough) return wish === 'card' ? 'card' : 'balance';
  return isDivisible && wish === 'part' ? 'part' : 'card';
}
