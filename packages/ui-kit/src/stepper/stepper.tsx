import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

export type Step = {
  key: string;
  label: string;
  /** A link or button back to a finished step, labelled with its name. */
  back?: ReactNode;
};

export type StepperProps = {
  /** «Оформление заказа» */
  label: string;
  steps: readonly Step[];
  /** The key of the current step. */
  current: string;
};

export function Stepper({ label, steps, current }: StepperProps): ReactElement {
  const at = steps.findIndex(({ key }) => key === current);
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.key}
            className={classNames(styles.step, index < at && styles.done, index === at && styles.current)}
            {...(index === at && { 'aria-current': 'step' })}
          >
            <span className={styles.label}>
              {index < at ? <CheckIcon /> : <span className={styles.number} aria-hidden />}
              <span>
                <VisuallyHidden>{`Шаг ${index + 1} из ${steps.length}${index < at ? ', пройден' : ''}: `}</VisuallyHidden>
                {(index < at && step.back) || step.label}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.now} aria-hidden>
        <span className={styles.of}>{`Шаг ${at + 1} из ${steps.length}: `}</span>
        {steps[at]?.label}
      </p>
    </nav>
  );
}
