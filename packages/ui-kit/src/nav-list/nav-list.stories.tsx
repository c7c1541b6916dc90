import preview from '../../.storybook/preview.tsx';
import { DocumentIcon, HelpIcon, LogoutIcon, SettingsIcon, TagIcon, WalletIcon } from '../icon/icon.tsx';
import { NavList } from './nav-list.tsx';

const meta = preview.meta({ title: 'Windows/Nav list', component: NavList });

export const Account = meta.story(() => (
  <NavList
    label="Личный кабинет"
    entries={[
      { key: 'orders', label: 'Мои заказы', icon: DocumentIcon, href: '#orders', current: true, note: '12' },
      { key: 'balance', label: 'Баланс', icon: WalletIcon, href: '#balance', note: '3\u00A0400\u00A0₽' },
      { key: 'tariff', label: 'Тарифы', icon: TagIcon, href: '#tariff' },
      { key: 'settings', label: 'Настройки', icon: SettingsIcon, href: '#settings' },
      { key: 'help', label: 'Помощь', icon: HelpIcon, onPress: () => {} },
      { key: 'logout', label: 'Выход', icon: LogoutIcon, onPress: () => {} },
    ]}
  />
));
