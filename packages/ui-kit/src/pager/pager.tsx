import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx';
import styles from './pager.module.css';
import { pageSlots } from './pages.ts';

export type PagerProps = {
  /** Counts from one. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** Makes the pages links that also work without a script and in a new tab. */
  hrefOf?: (page: number) => string;
  label?: string;
};

export function Pager({
  page,
  pageCount,
  onPageChange,
  hrefOf,
  label = 'Страницы',
}: PagerProps): ReactElement | null {
  if (pageCount <= 1) return null;
  const go = (target: number, name: string, children: ReactNode): ReactElement => (
    <PageTarget
      page={target}
      name={name}
      current={target === page}
      disabled={target < 1 || target > pageCount}
      href={hrefOf?.(target)}
      onPageChange={onPageChange}
    >
      {children}
    </PageTarget>
  );
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        <li className={styles.step}>{go(page - 1, 'Предыдущая страница', <ChevronLeftIcon />)}</li>
        {pageSlots(page, pageCount).map((slot) =>
          'gapAfter' in slot ? (
            <li key={`gap${slot.gapAfter}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={slot.page} className={styles.number}>
              {go(slot.page, `Страница ${slot.page}`, slot.page)}
            </li>
          ),
        )}
        <li className={styles.count}>{`${page} из ${pageCount}`}</li>
        <li className={styles.step}>{go(page + 1, 'Следующая страница', <ChevronRightIcon />)}</li>
      </ul>
    </nav>
  );
}

type TargetProps = {
  page: number;
  name: string;
  current: boolean;
  disabled: boolean;
  href: string | undefined;
  onPageChange: (page: number) => void;
  children: ReactNode;
};

function PageTarget({
  page,
  name,
  current,
  disabled,
  href,
  onPageChange,
  children,
}: TargetProps): ReactElement {
  const shared = {
    className: styles.page,
    'aria-label': name,
    ...(current && { 'aria-current': 'page' as const }),
  };
  if (disabled || href === undefined) {
    const press = disabled ? { 'aria-disabled': true } : { onClick: () => onPageChange(page) };
    return (
      <button type="button" {...press} {...shared}>
        {children}
      </button>
    );
  }
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onPageChange(page);
  };
  return (
    <a href={href} onClick={follow} {...shared}>
      {children}
    </a>
  );
}
