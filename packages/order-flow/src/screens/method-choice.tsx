import { RadioGroup } from '@proverka/ui-kit/radio-group';
import type { Money } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';

export type PaymentMethod = 'balance' | 'card';

interface MethodChoiceProps {
  readonly total: Money;
  readonly balance: Money;
  readonly method: PaymentMethod;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** What an order is paid with, where the balance covers the whole of it. */
export function MethodChoice({ total, balance, method, onChoose }: MethodChoiceProps) {
  return (
    <RadioGroup<PaymentMethod>
      legend="Чем оплатить"
      cards
      value={method}
      onValueChange={onChoose}
      options={[
        {
          value: 'balance',
          label: `Оплатить с\u00a0баланса ${formatMoney(total)} из\u00a0${formatMoney(balance)}`,
          hint: 'Работа начнётся сразу',
        },
        { value: 'card', label: 'Оплатить картой', hint: 'Откроется форма платёжного сервиса' },
      ]}
    />
  );
}

/** Said in its place where the balance does not. */
export const cardOnlyWords = (balance: Money): string =>
  `На балансе ${formatMoney(balance)} — на этот заказ не хватает, он оплачивается картой целиком.`;
