import type { DiscountView } from '@proverka/contract/coupon';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { usePricesAgain } from '../../controls/use-prices-again.ts';
import { changeDiscount, endDiscount } from './discount-calls.ts';
import { discountOfTyped, typedOf } from './discount-draft.domain.ts';
import { DiscountFields } from './discount-fields.tsx';
import { kindWords } from './discount-words.domain.ts';

interface OpenedDiscountProps {
  readonly discount: DiscountView;
  readonly onClose: () => void;
}

/** One discount, to be changed or ended. */
export function OpenedDiscount({ discount, onClose }: OpenedDiscountProps) {
  const { api } = usePlatform();
  const again = usePricesAgain();
  const [typed, setTyped] = useState(() => typedOf(discount));
  const { kind, id } = discount;
  const { missing, value } = discountOfTyped(kind, typed, discount);
  const change = async (reason: string) => {
    if (value !== undefined) await changeDiscount(api, { kind, id }, { ...value, reason });
  };
  const done = () => {
    again();
    onClose();
  };
  const title = `Изменить ${kindWords[kind].one}: ${discount.title}`;
  return (
    <Card as="section" aria-label={title} className={desk.card}>
      <h2>{title}</h2>
      <ReasonForm
        label={title}
        about="Изменение действует сразу для новых заказов. Заказы, оформленные раньше, помнят свою цену."
        action="Сохранить"
        missing={missing}
        act={change}
        onDone={done}
      >
        <DiscountFields kind={kind} typed={typed} onChange={setTyped} />
      </ReasonForm>
      <details>
        <summary>Закончить сейчас</summary>
        <ReasonForm
          label={`Закончить: ${discount.title}`}
          about="Больше никто не получит эту скидку. Использованная остаётся в списке выключенной, неиспользованная удаляется."
          action="Закончить"
          variant="danger"
          act={(reason) => endDiscount(api, { kind, id }, reason)}
          onDone={done}
        />
      </details>
      <div className={desk.row}>
        <Button variant="secondary" onClick={onClose}>
          Закрыть
        </Button>
      </div>
    </Card>
  );
}
