import { classNames } from '../class-names.ts';
import styles from './box.module.css';

/** The class names of a checkbox, for an `input` that has to work without a script. */
export const boxClassName = (className?: string): string => classNames(styles.box, className);
