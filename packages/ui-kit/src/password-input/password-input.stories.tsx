import preview from '../../.storybook/preview.tsx';
import { Keys } from '../../.storybook/story-frame.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../layout/layout.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = preview.meta({ title: 'Forms/Password input', component: PasswordInput });

export const States = meta.story(() => (
  <Stack gap={6}>
    <Field label="Пароль">
      <PasswordInput defaultValue="тест-пароль-1" />
    </Field>
    <Field label="Повторите пароль" error="Пароли не совпадают">
      <PasswordInput autoComplete="new-password" defaultValue="тест-пароль-2" />
    </Field>
    <Keys>Tab — к кнопке «Показать пароль», Пробел или Enter — показать и скрыть.</Keys>
  </Stack>
));
