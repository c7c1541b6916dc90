import { classNames } from '../class-names.ts';
import styles from './box.module.css';

/** The look of a tick box, for an `input` that has to work before any script. */
export const boxClassName = (className?: string): string => classNames(styles.box, className);
