import { classNames } from '../class-names.ts';
import styles from './link.module.css';

/** `soft` for footers and notes, `plain` for menus: underlined on hover only. */
export type LinkTone = 'accent' | 'soft' | 'plain';

export const linkClassName = (tone: LinkTone = 'accent', className?: string): string =>
  classNames(styles.link, tone !== 'accent' && styles[tone], className);
