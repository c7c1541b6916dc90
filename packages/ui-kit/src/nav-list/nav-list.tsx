import type { ReactElement, ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import styles from './nav-list.module.css';

export type NavEntry = {
  key: string;
  label: ReactNode;
  icon?: Icon;
  /** At the end of the line: a balance, a count. */
  note?: ReactNode;
  current?: boolean;
} & (
  | { href: string; onPress?: () => void }
  | { onPress: () => void }
  /** A router's link component, which takes the class, the content and `aria-current`. */
  | { render: (props: NavLinkProps) => ReactElement }
);

export type NavLinkProps = { className: string | undefined; children: ReactNode; 'aria-current'?: 'page' };

export type NavListProps = { label: string; entries: readonly NavEntry[] };

/** A navigation list: the menu of a phone, of an account, of a side popup. */
export function NavList({ label, entries }: NavListProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <NavTarget entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavTarget({ entry }: { entry: NavEntry }): ReactElement {
  const { label, icon: EntryIcon, note, current = false } = entry;
  const props: NavLinkProps = {
    className: styles.entry,
    ...(current && { 'aria-current': 'page' }),
    children: (
      <>
        {EntryIcon && <EntryIcon size={24} />}
        <span className={styles.label}>{label}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </>
    ),
  };
  if ('render' in entry) return entry.render(props);
  const { children, ...rest } = props;
  return 'href' in entry ? (
    <a href={entry.href} onClick={entry.onPress} {...rest}>
      {children}
    </a>
  ) : (
    <button type="button" onClick={entry.onPress} {...rest}>
      {children}
    </button>
  );
}
