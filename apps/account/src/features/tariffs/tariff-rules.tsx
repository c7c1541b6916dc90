import { typeset } from '@proverka/words/typeset';
import { tariffRules } from '../../content/tariff-words.ts';
import styles from './tariffs.module.css';

export function TariffRules() {
  return (
    <ul className={styles.rules}>
      {tariffRules.map(({ title, text }) => (
        <li key={title} className={styles.rule}>
          <h3>{typeset(title)}</h3>
          <p>{typeset(text)}</p>
        </li>
      ))}
    </ul>
  );
}
