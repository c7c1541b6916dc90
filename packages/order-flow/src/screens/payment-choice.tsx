import { Button } from '@proverka/ui-kit/button';
import { ZERO, type Money } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';
import { useState, type ReactNode } from 'react';
import type { OrderRefusal } from '../order/order-flow.domain.ts';
import { coversTotal, totalOf, type PricedProduct } from '../order/order-request.domain.ts';
import { cardOnlyWords, MethodChoice, type PaymentMethod } from './method-choice.tsx';
import { OrderTotal } from './order-total.tsx';
import { RefusalNote } from './refusal-note.tsx';
import styles from './step.module.css';

interface PaymentChoiceProps {
  readonly products: readonly PricedProduct[];
  readonly balance: Money;
  /** Where a code is entered. */
  readonly coupon?: ReactNode;
  readonly refusal: OrderRefusal | null;
  readonly onPay: (usesBalance: boolean, isRefresh?: boolean) => void;
  /** Where a check ordered a moment ago is read. */
  readonly existingPath: (orderItemId: string) => string | null;
  readonly onSignIn: () => void;
  readonly onEdit: () => void;
}

/** What it costs and what it is paid with; the balance is offered when it covers the whole sum. */
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
  const [wish, setWish] = useState<PaymentMethod>('balance');
  const method = hasEnough ? wish : 'card';
  const usesBalance = hasEnough && method === 'balance';
  const [about, rest] = refusal?.concern === 'total' ? [refusal.text, null] : ['', refusal];
  return (
    <div className={styles.step}>
      <OrderTotal products={products} error={about} onEdit={onEdit} />
      {coupon}
      <RefusalNote
        refusal={rest}
        onSignIn={onSignIn}
        already={{ path: existingPath, onRefresh: () => onPay(usesBalance, true) }}
      />
      {total > 0 && hasEnough && (
        <MethodChoice total={total} balance={balance} method={method} onChoose={setWish} />
      )}
      {total > 0 && !hasEnough && balance > ZERO && <p className={styles.note}>{cardOnlyWords(balance)}</p>}
      {!rest?.existing && (
        <div className={styles.actions}>
          <Button size="large" onClick={() => onPay(usesBalance)}>
            {total > 0 ? `Оплатить ${formatMoney(total)}` : 'Оформить бесплатно'}
          </Button>
        </div>
      )}
    </div>
  );
}
