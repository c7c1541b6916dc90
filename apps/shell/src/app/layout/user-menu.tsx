import type { User } from '@proverka/contract/account';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { displayName } from '@proverka/shell-sdk/session';
import { ChevronDownIcon } from '@proverka/ui-kit/icon';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { parseMoney, rubles, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { formatMoney, formatMoneyShort } from '@proverka/words/money';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useLogout } from '../auth/use-logout.ts';
import { useSitePaths } from '../navigation/site-paths.ts';
import { userMenuEntries } from '../navigation/user-menu-entries.ts';
import { openPanel } from '../panels/open-panel.ts';
import { BalanceGrowth } from './balance-growth.tsx';
import styles from './user-menu.module.css';

/** Name and balance; opens the account menu. A native disclosure: it works before any script has loaded. */
export function UserMenu({ user }: { readonly user: User }) {
  const balance = useSession((session) => session.balance);
  const paths = useSitePaths();
  const { host } = usePlatform();
  const entries = userMenuEntries.filter(({ isForPro = false }) => !isForPro || host.variant === 'pro');
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useCloseOnLeave(menu);
  return (
    <div className={styles.menu}>
      {/* A new element after every navigation: closed again. */}
      <details key={key} ref={menu}>
        <summary className={styles.summary}>
          <VisuallyHidden>Меню пользователя </VisuallyHidden>
          <span className={styles.name}>{displayName(user)}</span>
          <span className={styles.balance}>{balanceWords(parseMoney(balance) ?? ZERO)}</span>
          <ChevronDownIcon className={styles.chevron} />
        </summary>
        <div className={styles.popup}>
          <p className={styles.email}>{user.email}</p>
          <ul className={styles.entries}>
            {entries.map(({ title, paths: candidates, search = '' }) => {
              const path = candidates.find(paths.has);
              return (
                path && (
                  <li key={path + search}>
                    <Link to={path + search} className={styles.entry}>
                      {title}
                    </Link>
                  </li>
                )
              );
            })}
            <MenuActions menu={menu} />
          </ul>
        </div>
      </details>
      <BalanceGrowth />
    </div>
  );
}

/** Menu entries that are not links. */
function MenuActions({ menu }: { readonly menu: React.RefObject<HTMLDetailsElement | null> }) {
  const platform = usePlatform();
  const logout = useLogout();
  return (
    <>
      <li>
        <button
          type="button"
          className={styles.entry}
          aria-haspopup="dialog"
          onClick={() => {
            menu.current?.removeAttribute('open');
            menu.current?.querySelector('summary')?.focus();
            void openPanel('referral', platform);
          }}
        >
          Пригласить друга
        </button>
      </li>
      <li>
        <button type="button" className={styles.entry} onClick={() => void logout()}>
          Выйти
        </button>
      </li>
    </>
  );
}

/** Rubles with kopecks up to a million; above that the header only has room for «1,2 млн ₽». */
function balanceWords(balance: Money): string {
  return balance < rubles(1_000_000) ? formatMoney(balance) : formatMoneyShort(balance);
}

/** Closes the menu on Escape and on a click outside. */
function useCloseOnLeave(menu: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open');
    };
    const closeByEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape' || !menu.current?.open) return;
      menu.current.removeAttribute('open');
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [menu]);
}
