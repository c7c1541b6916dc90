import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { isSignedIn } from '@proverka/shell-sdk/session';
import { NavList, type NavEntry } from '@proverka/ui-kit/nav-list';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { checkEntries, type MobileEntry } from './mobile-entries.domain.ts';
import styles from './mobile-menu.module.css';
import { sideEntries } from './side-entries.domain.ts';
import { useEntryAction } from './use-entry-action.ts';
import { useNavigationFacts } from './use-navigation-facts.ts';

interface MobileMenuProps {
  readonly onLeave: () => void;
}

/** All navigation on a phone; closes before it runs the chosen entry. */
export function MobileMenu({ onLeave }: MobileMenuProps) {
  const facts = { ...useNavigationFacts(), isAiReportActive: useIsAiReportActive() };
  const checks = checkEntries(facts);
  const act = useEntryAction();
  const toEntry = ({ title, target }: MobileEntry): NavEntry => {
    const common = { key: title, label: title };
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
      {checks.length > 0 && <NavList label="Проверки" entries={checks.map(toEntry)} />}
      <NavList label="Личный кабинет и помощь" entries={sideEntries(facts).map(toEntry)} />
    </div>
  );
}

/** The user's setting, loaded when the menu opens. */
function useIsAiReportActive(): boolean {
  const { api, host } = usePlatform();
  const hasSession = useSession(isSignedIn);
  const { data } = useQuery({
    queryKey: ['person-settings'],
    queryFn: ({ signal }) => api.call('GET /person/settings', {}, { signal }),
    enabled: hasSession && host.brand === 'person-check',
  });
  return data?.settings.some(({ key, value }) => key === 'ai_report' && value === 'active') ?? false;
}
