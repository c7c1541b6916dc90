import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import {
  ClockIcon,
  DocumentIcon,
  HelpIcon,
  LogoutIcon,
  PersonIcon,
  ScalesIcon,
  SettingsIcon,
  ShieldIcon,
  TagIcon,
  WalletIcon,
  PlusIcon,
  type Icon,
} from '@proverka/ui-kit/icon';
import { NavList, type NavEntry } from '@proverka/ui-kit/nav-list';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { barIcons } from './bar-icons.ts';
import type { EntryIcon, MobileEntry } from './mobile-entries.domain.ts';
import styles from './mobile-menu.module.css';
import { useEntryAction } from './use-entry-action.ts';
import { useMobileEntries } from './use-mobile-entries.ts';

const menuIcons: Partial<Readonly<Record<EntryIcon, Icon>>> = {
  ...barIcons,
  price: TagIcon,
  expert: ScalesIcon,
  business: ShieldIcon,
  orders: ClockIcon,
  services: DocumentIcon,
  tariffs: TagIcon,
  balance: WalletIcon,
  settings: SettingsIcon,
  help: HelpIcon,
  enter: PersonIcon,
  register: PlusIcon,
  logout: LogoutIcon,
};

interface MobileMenuProps {
  readonly onLeave: () => void;
}

/** Everything a phone's navigation holds; closes before it does what was chosen. */
export function MobileMenu({ onLeave }: MobileMenuProps) {
  const { links, side } = useMobileEntries(useIsAiReportActive());
  const act = useEntryAction();
  const toEntry = ({ title, icon, target }: MobileEntry): NavEntry => {
    const EntryIcon = menuIcons[icon];
    const common = { key: title, label: title, ...(EntryIcon ? { icon: EntryIcon } : {}) };
    if ('siteUrl' in target) return { ...common, href: target.siteUrl };
    if ('action' in target) {
      const { action } = target;
      return {
        ...common,
        onPress: () => {
          onLeave();
          act(action);
        },
      };
    }
    return {
      ...common,
      render: ({ className, children }) => (
        <NavLink to={target.path} end className={className ?? ''} onClick={onLeave}>
          {children}
        </NavLink>
      ),
    };
  };
  return (
    <div className={styles.menu}>
      {links.length > 0 && <NavList label="Проверки" entries={links.map(toEntry)} />}
      <NavList label="Личный кабинет и помощь" entries={side.map(toEntry)} />
    </div>
  );
}

/** The user's own setting; asked for when the menu opens. */
function useIsAiReportActive(): boolean {
  const { api, host } = usePlatform();
  const isSignedIn = useSession(({ user }) => user !== null);
  const { data } = useQuery({
    queryKey: ['person-settings'],
    queryFn: ({ signal }) => api.call('GET /person/settings', {}, { signal }),
    enabled: isSignedIn && host.brand === 'person-check',
  });
  return data?.settings.some(({ key, value }) => key === 'ai_report' && value === 'active') ?? false;
}
