import type { ComponentProps, ReactElement } from 'react';
import { ExternalIcon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { LinkTone } from './link-look.ts';
import { linkClassName } from './link-look.ts';
import styles from './link.module.css';

export type LinkProps = ComponentProps<'a'> & {
  tone?: LinkTone;
  /** Opens in a new tab and says so. */
  external?: boolean;
};

export function Link({ tone, external = false, className, children, ...rest }: LinkProps): ReactElement {
  return (
    <a
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={linkClassName(tone, className)}
    >
      {children}
      {external && (
        <>
          <ExternalIcon className={styles.outside} />{' '}
          <VisuallyHidden>(откроется в новой вкладке)</VisuallyHidden>
        </>
      )}
    </a>
  );
}
