import { usePlatform } from '@proverka/shell-sdk/platform';
import { MenuIcon } from '@proverka/ui-kit/icon';
import { NavLink } from 'react-router';
import { openPanel } from '../panels/open-panel.ts';
import { barIcons } from './bar-icons.ts';
import styles from './bottom-bar.module.css';
import { barEntries, checkEntries } from './mobile-entries.domain.ts';
import { useNavigationFacts } from './use-navigation-facts.ts';

/** Fixed to the bottom of a phone: the brand's main checks, and the menu with everything else. */
export function BottomBar() {
  const platform = usePlatform();
  const checks = checkEntries(useNavigationFacts());
  return (
    <nav className={styles.bar} aria-label="Основные разделы">
      <ul className={styles.entries}>
        {barEntries(checks).map(({ bar, target }) => {
          const EntryIcon = bar && barIcons[bar.icon];
          return (
            'path' in target && (
              <li key={target.path}>
                <NavLink to={target.path} end className={styles.entry ?? ''}>
                  {EntryIcon && <EntryIcon size={24} />}
                  {bar?.title}
                </NavLink>
              </li>
            )
          );
        })}
        <li>
          <button
            type="button"
            className={styles.entry}
            aria-haspopup="dialog"
            onClick={() => void openPanel('menu', platform)}
          >
            <MenuIcon size={24} />
            Меню
          </button>
        </li>
      </ul>
    </nav>
  );
}
