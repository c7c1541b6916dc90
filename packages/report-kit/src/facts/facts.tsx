import type { ReactNode } from 'react';
import { withWholeNumbers } from '../register-number/with-whole-numbers.tsx';
import styles from './facts.module.css';

export interface Fact {
  readonly title: string;
  /** Several lines are shown one below the other. */
  readonly value: ReactNode | readonly string[];
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Inside a card that has a border already. */
  readonly plain?: boolean;
}

/** A table of titled facts: title left, value right; on a phone one above the other. */
export function Facts({ facts, plain = false }: FactsProps) {
  return (
    <dl className={plain ? styles.plain : styles.facts}>
      {facts.map(({ title, value }, place) => (
        <div key={factKey(title, place)} className={styles.row}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.value}>{valueOf(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Titles may repeat: several cadastral works, for example. */
function factKey(title: string, place: number): string {
  return `${title} ${place}`;
}

function valueOf(value: Fact['value']): ReactNode {
  if (isLines(value)) return value.map(line);
  return typeof value === 'string' ? withWholeNumbers(value) : value;
}

function isLines(value: Fact['value']): value is readonly string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

function line(text: string, place: number) {
  return (
    <p key={place} className={place === 0 ? undefined : styles.more}>
      {withWholeNumbers(text)}
    </p>
  );
}
