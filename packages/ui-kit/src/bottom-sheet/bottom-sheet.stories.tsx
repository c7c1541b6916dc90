import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { BottomSheet } from './bottom-sheet.tsx';

const meta = preview.meta({ title: 'Windows/Bottom sheet', component: BottomSheet });

function Opened(): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Меню</Button>
      <BottomSheet open={open} onOpenChange={setOpen} title="Меню">
        <Stack gap={1}>
          {['Мои заказы', 'Услуги', 'Тарифы', 'Баланс', 'Настройки', 'Помощь'].map((name) => (
            <Button key={name} variant="secondary" wide>
              {name}
            </Button>
          ))}
        </Stack>
      </BottomSheet>
    </>
  );
}

export const Menu = meta.story(() => <Opened />);
