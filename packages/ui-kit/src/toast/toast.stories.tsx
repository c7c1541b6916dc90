import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Keys } from '../../.storybook/story-frame.tsx';
import { Button } from '../button/button.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import type { ToastMessage } from './toaster.ts';
import { createToaster } from './toaster.ts';
import { Toasts } from './toast.tsx';

const meta = preview.meta({ title: 'Windows/Toast', component: Toasts });

const MESSAGES: ToastMessage[] = [
  {
    title: 'Оплата прошла успешно',
    tone: 'clear',
    text: 'Отчёт готовится, обычно это занимает до 30 минут.',
  },
  { title: 'Пользователь закрыл форму', tone: 'attention', text: 'Заказ ждёт оплаты 24 часа.' },
  {
    title: 'Что то пошло не так, неизвестная ошибка',
    tone: 'danger',
    action: { label: 'Повторить', onAction: () => {} },
  },
];

function Example(): ReactElement {
  const [toaster] = useState(() => {
    const made = createToaster();
    for (const message of MESSAGES) made.show(message);
    return made;
  });
  return (
    <Stack gap={4}>
      <Row gap={2}>
        <Button
          variant="secondary"
          onClick={() => toaster.show({ title: 'Ссылка скопирована в буфер обмена' })}
        >
          Показать сообщение
        </Button>
      </Row>
      <Keys>
        F6 — к сообщениям; пока на них фокус или указатель, они не исчезают. Escape возвращает назад.
      </Keys>
      <Toasts toaster={toaster} />
    </Stack>
  );
}

export const Tones = meta.story(() => <Example />);
