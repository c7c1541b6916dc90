import type { PriceComponentView } from '@proverka/contract/price-component';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState } from 'react';
import { amountOfText } from '../../controls/amount-text.domain.ts';
import { MomentField } from '../../controls/moment-field.tsx';
import { momentOfInput, noMoment } from '../../controls/moment-input.domain.ts';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { usePricesAgain } from '../../controls/use-prices-again.ts';
import { componentTitle } from './component-words.domain.ts';

/** Another sum, or on and off, now or from a moment on. */
export function ChangePrice({ component }: { readonly component: PriceComponentView }) {
  const { api } = usePlatform();
  const again = usePricesAgain();
  const [price, setPrice] = useState(String(component.price).replace('.', ','));
  const [enabled, setEnabled] = useState(component.enabled);
  const [from, setFrom] = useState('');
  const amount = amountOfText(price);
  const startsAt = momentOfInput(from);
  const change = async (reason: string) => {
    if (amount === null || startsAt === null) return;
    const body = {
      price_component_id: component.price_component_id,
      price: amount,
      enabled,
      reason,
      ...(startsAt !== undefined && { starts_at: startsAt }),
    };
    await api.call('PUT /admin/price_component/update', { body });
  };
  return (
    <ReasonForm
      label={`Изменить: ${componentTitle(component)}`}
      about="Заказы, оформленные раньше, помнят свою цену. Изменение с момента можно снять, пока он не наступил."
      action="Изменить цену"
      missing={amount === null ? 'Введите сумму в рублях' : startsAt === null ? noMoment : ''}
      act={change}
      onDone={again}
    >
      <Field
        label="Цена, ₽"
        error={amount === null ? 'Сумма от 0, не больше двух знаков после запятой' : null}
      >
        <TextInput
          numeric
          inputMode="decimal"
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
      </Field>
      <Checkbox checked={enabled} onChange={({ target }) => setEnabled(target.checked)}>
        Действует
      </Checkbox>
      <MomentField label="С какого момента" hint="Пусто — сразу" value={from} onChange={setFrom} />
    </ReasonForm>
  );
}
