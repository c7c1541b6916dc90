import preview from '../../.storybook/preview.tsx';
import { Keys } from '../../.storybook/story-frame.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../layout/layout.tsx';
import { Select } from './select.tsx';

const meta = preview.meta({ title: 'Forms/Select', component: Select });

const ROLES = [
  { value: '5', label: 'Покупатель' },
  { value: '6', label: 'Продавец' },
  { value: '2', label: 'Риелтор' },
  { value: '7', label: 'Руководитель агентства' },
  { value: '8', label: 'Оценщик' },
  { value: '9', label: 'Юрист' },
  { value: '14', label: 'Другое' },
];

export const States = meta.story(() => (
  <Stack gap={6}>
    <Field label="Кто вы">
      <Select options={ROLES} placeholder="Выберите из списка" />
    </Field>
    <Field label="Кто вы">
      <Select options={ROLES} defaultValue="2" />
    </Field>
    <Field label="Кто вы" error="Обязательное поле">
      <Select options={ROLES} placeholder="Выберите из списка" />
    </Field>
    <Field label="Кто вы" hint="Роль меняет администратор">
      <Select options={ROLES} defaultValue="9" disabled />
    </Field>
    <Field label="Вид объекта">
      <Select
        options={[
          {
            value: '1',
            label: 'Помещение, машино-место, объект незавершённого строительства, единый недвижимый комплекс',
          },
        ]}
      />
    </Field>
    <Keys>
      стрелки, Home, End и первые буквы выбирают, Alt+↓ или Пробел открывает список, Escape закрывает.
    </Keys>
  </Stack>
));
