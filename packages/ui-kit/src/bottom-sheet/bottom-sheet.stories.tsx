import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { DocumentIcon, HelpIcon, ShieldIcon, WalletIcon } from '../icon/icon.tsx';
import { NavList } from '../nav-list/nav-list.tsx';
import { BottomSheet } from './bottom-sheet.tsx';

const meta = preview.meta({ title: 'Windows/Bottom sheet', component: BottomSheet });

function Opened(): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Меню</Button>
      <BottomSheet open={open} onOpenChange={setOpen} title="Меню">
        <NavList
          label="Меню"
          entries={[
            { key: 'orders', label: 'Мои заказы', icon: DocumentIcon, href: '#orders', current: true },
            { key: 'services', label: 'Услуги', icon: ShieldIcon, href: '#services' },
            {
              key: 'balance',
              label: 'Баланс',
              icon: WalletIcon,
              href: '#balance',
              note: '3\u00A0400\u00A0₽',
            },
            { key: 'help', label: 'Помощь', icon: HelpIcon, onPress: () => {} },
          ]}
        />
      </BottomSheet>
    </>
  );
}

export const Menu = meta.story(() => <Opened />);
