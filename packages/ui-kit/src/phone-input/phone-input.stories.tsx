import preview from '../../.storybook/preview.tsx';
import { Keys } from '../../.storybook/story-frame.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../layout/layout.tsx';
import { PhoneInput } from './phone-input.tsx';

const meta = preview.meta({ title: 'Forms/Phone input', component: PhoneInput });

export const States = meta.story(() => (
  <Stack gap={6}>
    <Field label="Телефон" hint="Нужен, чтобы прислать чек">
      <PhoneInput name="phone" />
    </Field>
    <Field label="Телефон">
      <PhoneInput defaultValue="+79990001122" />
    </Field>
    <Field label="Телефон" error="Некорректный номер телефона">
      <PhoneInput defaultValue="+7999000" />
    </Field>
    <Keys>
      номер можно набирать и вставлять с +7, с 8 и без кода; скобки и дефисы расставляются и стираются сами.
    </Keys>
  </Stack>
));
