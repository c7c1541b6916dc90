import { RadioGroup } from '@proverka/ui-kit/radio-group';
import type { Money } from '@proverka/words/money';
import { formatMoney } from '@proverka/words/money';
import { inParts } from '../order/order-request.domain.ts';
import type { PaymentMethod } from '../order/place-order.ts';

interface MethodChoiceProps {
  readonly total: Money;
  readonly balance: Money;
  readonly method: PaymentMethod;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** The payment method: the whole order from the balance if it covers it, otherwise a part. */
export function MethodChoice({ total, balance, method, onChoose }: MethodChoiceProps) {
  const byCard = {
    value: 'card',
    label: 'Оплатить картой',
    hint: 'Откроется форма платёжного сервиса: карта, СБП или\u00a0ЮMoney',
  } as const;
  const parts = inParts(balance, total);
  return (
    <RadioGroup<PaymentMethod>
      legend="Чем оплатить"
      cards
      value={method}
      onValueChange={onChoose}
      options={
        parts
          ? [
              byCard,
              {
                value: 'part',
                label: `С\u00a0баланса ${formatMoney(parts.fromBalance)}, картой ${formatMoney(parts.byCard)}`,
                hint: 'Сумма с\u00a0баланса будет придержана, пока вы платите картой',
              },
            ]
          : [
              {
                value: 'balance',
                label: `Оплатить с\u00a0баланса ${formatMoney(total)} из\u00a0${formatMoney(balance)}`,
                hint: 'Работа начнётся сразу',
              },
              byCard,
            ]
      }
    />
  );
}

/** Shown instead when the balance cannot pay anything. */
export const cardOnlyWords = (balance: Money): string =>
  `На балансе ${formatMoney(balance)} — на этот заказ не хватает, он оплачивается картой целиком.`;
