import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Keys } from '../../.storybook/story-frame.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../layout/layout.tsx';
import type { Suggestions } from './combobox.tsx';
import { Combobox } from './combobox.tsx';
import { SuggestionList } from './suggestion-list.tsx';

type Company = { name: string; inn: string; place: string };

const COMPANIES: Company[] = [
  { name: 'ООО «Образец»', inn: '7707083893', place: 'г Москва' },
  { name: 'АО «Образцовые системы»', inn: '7736050003', place: 'г Москва' },
  { name: 'ООО «Образ и Ко»', inn: '7825498171', place: 'г Санкт-Петербург' },
];

const meta = preview.meta({ title: 'Forms/Combobox', component: Combobox });

function Example({ suggestions }: { suggestions?: Suggestions<Company> }): ReactElement {
  const [value, setValue] = useState('');
  const items = COMPANIES.filter(({ name }) => name.toLowerCase().includes(value.toLowerCase()));
  const found: Suggestions<Company> = value.length < 3 ? { state: 'idle' } : { state: 'ready', items };
  return (
    <Field label="Компания" hint="Начните вводить название, ИНН или ОГРН">
      <Combobox
        value={value}
        onValueChange={setValue}
        suggestions={suggestions ?? found}
        itemKey={({ inn }) => inn}
        itemText={({ name }) => name}
        itemNote={({ inn, place }) => `ИНН ${inn}, ${place}`}
      />
    </Field>
  );
}

export const Live = meta.story(() => (
  <Stack gap={6}>
    <Example />
    <Keys>
      ↓ и ↑ ходят по подсказкам и возвращаются к тексту, Enter берёт подсказку, Escape закрывает список.
    </Keys>
  </Stack>
));

const TEXTS = {
  loading: 'Ищем подсказки…',
  empty: 'Ничего не нашлось. Проверьте написание или введите целиком.',
  failed: 'Подсказки сейчас недоступны. Введите целиком, поиск работает и без них.',
};

const list = (suggestions: Suggestions<Company>, active = -1, id = 'list'): ReactElement => (
  <SuggestionList
    id={id}
    label="Подсказки"
    query="образ"
    suggestions={suggestions}
    texts={TEXTS}
    active={active}
    onTake={() => {}}
    onPoint={() => {}}
    itemKey={({ inn }) => inn}
    itemText={({ name }) => name}
    itemNote={({ inn, place }) => `ИНН ${inn}, ${place}`}
  />
);

const LONG: Company = {
  name: 'Федеральное государственное бюджетное образовательное учреждение высшего образования «Образцовый университет»',
  inn: '6663003127',
  place: 'Свердловская область, г Екатеринбург, пр-кт Образцовой Революции, зд 101',
};

export const Lists = meta.story(() => (
  <Stack gap={6}>
    {list({ state: 'ready', items: COMPANIES }, 1)}
    {list({ state: 'ready', items: [LONG] }, -1, 'long')}
    {list({ state: 'loading' })}
    {list({ state: 'ready', items: [] })}
    {list({ state: 'failed' })}
  </Stack>
));
