import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Keys } from '../../.storybook/story-frame.tsx';
import { Stack } from '../layout/layout.tsx';
import { RadioGroup } from './radio-group.tsx';

const meta = preview.meta({ title: 'Forms/Radio group', component: RadioGroup });

function Tariffs(): ReactElement {
  const [value, setValue] = useState<'one' | 'basic' | 'pro'>('basic');
  return (
    <RadioGroup
      cards
      legend="Как оплатить"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'one', label: 'Один отчёт', hint: 'Оплата картой', aside: '1\u00A0299\u00A0₽' },
        {
          value: 'basic',
          label: 'С баланса',
          hint: 'На счёте 3\u00A0400\u00A0₽',
          aside: '1\u00A0199\u00A0₽',
        },
        {
          value: 'pro',
          label: 'По счёту для юридического лица',
          hint: 'Доступно на тарифе «Профи»',
          disabled: true,
        },
      ]}
    />
  );
}

export const States = meta.story(() => (
  <Stack gap={8}>
    <RadioGroup
      legend="Что проверяем"
      options={[
        { value: 'flat', label: 'Квартира' },
        { value: 'house', label: 'Дом', hint: 'Вместе с земельным участком' },
        { value: 'land', label: 'Участок', disabled: true },
      ]}
    />
    <RadioGroup
      legend="Что проверяем"
      error="Обязательное поле"
      options={[
        { value: 'flat', label: 'Квартира' },
        { value: 'house', label: 'Дом' },
      ]}
    />
    <Tariffs />
    <Keys>Tab — в группу, стрелки выбирают.</Keys>
  </Stack>
));
