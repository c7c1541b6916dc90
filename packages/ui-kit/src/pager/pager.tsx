import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx';
import { pageSlots } from './pages.ts';
import styles from './pager.module.css';

export type PagerProps = {
  /** From one. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** With it the pages are links that also work without a script and in a new tab. */
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
  const go = (target: number, name: string, children: ReactNode, className?: string): ReactElement => (
    <PageTarget
      page={target}
      name={name}
      current={target === page && className === undefined}
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
        <li>{go(page - 1, 'Предыдущая страница', <ChevronLeftIcon />, 'step')}</li>
        {pageSlots(page, pageCount).map((slot) =>
          'gapAfter' in slot ? (
            <li key={`gap${slot.gapAfter}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={slot.page} className={classNames(slot.far && styles.far)}>
              {go(slot.page, `Страница ${slot.page}`, slot.page)}
            </li>
          ),
        )}
        <li>{go(page + 1, 'Следующая страница', <ChevronRightIcon />, 'step')}</li>
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
