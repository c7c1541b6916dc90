import { usePlatform } from '@proverka/shell-sdk/platform';
import { MenuIcon } from '@proverka/ui-kit/icon';
import { NavLink } from 'react-router';
import { barIcons } from './bar-icons.ts';
import styles from './bottom-bar.module.css';
import { barEntries } from './mobile-entries.domain.ts';
import { openMobileMenu } from './open-mobile-menu.tsx';
import { useMobileEntries } from './use-mobile-entries.ts';

/** Fixed to the foot of a phone: the brand's main checks and the menu with everything else. */
export function BottomBar() {
  const platform = usePlatform();
  const { links } = useMobileEntries();
  return (
    <nav className={styles.bar} aria-label="Основные разделы">
      <ul className={styles.entries}>
        {barEntries(links).map(({ title, shortTitle, icon, target }) => {
          const EntryIcon = barIcons[icon];
          return (
            'path' in target && (
              <li key={target.path}>
                <NavLink to={target.path} end className={styles.entry ?? ''} aria-label={title}>
                  {EntryIcon && <EntryIcon size={24} />}
                  {shortTitle}
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
            onClick={() => openMobileMenu(platform)}
          >
            <MenuIcon size={24} />
            Меню
          </button>
        </li>
      </ul>
    </nav>
  );
}
