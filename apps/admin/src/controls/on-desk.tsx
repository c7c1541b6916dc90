import type { ComponentType, ReactElement } from 'react';
import styles from './desk-scale.module.css';

/** A decorator of stories: sizes are those within the frame of the desk. */
export const onDesk = (Story: ComponentType): ReactElement => (
  <div className={styles.scale}>
    <Story />
  </div>
);
