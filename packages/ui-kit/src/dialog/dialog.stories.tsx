import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Keys } from '../../.storybook/story-frame.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import type { DialogProps } from './dialog.tsx';
import { Dialog } from './dialog.tsx';

const meta = preview.meta({ title: 'Windows/Dialog', component: Dialog });

function Opened(props: Omit<DialogProps, 'open' | 'onOpenChange'>): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <Stack gap={4}>
      <h1>Проверка недвижимости</h1>
      <p>
        <Button onClick={() => setOpen(true)}>Открыть</Button>
      </p>
      <Keys>
        Tab ходит по окну, Escape закрывает верхнее окно, фокус возвращается туда, откуда окно открыли.
      </Keys>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </Stack>
  );
}

export const Login = meta.story(() => (
  <Opened size="xs" title="Вход" footer={<Button wide>Войти</Button>}>
    <Stack gap={4}>
      <Field label="Электронная почта">
        <TextInput type="email" autoComplete="username" />
      </Field>
      <Field label="Пароль" error="Неверный логин или пароль">
        <PasswordInput />
      </Field>
      <Checkbox defaultChecked>Запомнить меня</Checkbox>
      <p>
        <Link href="#reset">Забыли пароль?</Link>
      </p>
    </Stack>
  </Opened>
));

export const Question = meta.story(() => (
  <Opened
    size="sm"
    closeOnBackdrop={false}
    title="Отменить заказ?"
    footer={
      <>
        <Button variant="secondary">Оставить</Button>
        <Button variant="danger">Отменить заказ</Button>
      </>
    }
  >
    <p>Заказ № 104827 ещё не оплачен. Если отменить его, введённые данные собственника не сохранятся.</p>
  </Opened>
));

export const LongText = meta.story(() => (
  <Opened size="lg" longText title="Политика обработки персональных данных субъектов, обратившихся на сайт">
    <Stack gap={4}>
      {Array.from({ length: 14 }, (_, index) => (
        <p key={index}>
          {index + 1}. Неточные данные блокируются на время проверки, исправляются в течение 7 рабочих дней
          после получения уточнённых сведений и разблокируются. Отзыв согласия прекращает обработку, данные
          уничтожаются в течение 30 дней.
        </p>
      ))}
    </Stack>
  </Opened>
));
