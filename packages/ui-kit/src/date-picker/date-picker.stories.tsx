import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Keys } from '../../.storybook/story-frame.tsx';
import { Card } from '../card/card.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../layout/layout.tsx';
import { Calendar } from './calendar.tsx';
import { DatePicker } from './date-picker.tsx';

const meta = preview.meta({ title: 'Forms/Date picker', component: DatePicker });

function Example({ start, ...rest }: { start: string; error?: string; label: string }): ReactElement {
  const [value, setValue] = useState(start);
  return (
    <Field {...rest}>
      <DatePicker value={value} onValueChange={setValue} max="2030-12-31" />
    </Field>
  );
}

export const States = meta.story(() => (
  <Stack gap={6}>
    <Example label="Дата рождения" start="" />
    <Example label="Дата выдачи паспорта" start="2014-06-17" />
    <Example label="Дата рождения" start="31.02.1990" error="Невалидная дата" />
    <Keys>
      в поле — цифры и точки; в календаре стрелки ходят по дням и неделям, Page Up и Page Down по месяцам, с
      Shift по годам, Home и End по краям недели, Enter выбирает, Escape закрывает.
    </Keys>
  </Stack>
));

function OpenMonth(): ReactElement {
  const [value, setValue] = useState('2026-03-05');
  return <Calendar value={value} min="2020-01-10" max="2026-03-25" today="2026-03-17" onChoose={setValue} />;
}

export const Month = meta.story(() => (
  <Card>
    <OpenMonth />
  </Card>
));
