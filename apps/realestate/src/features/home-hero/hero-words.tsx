import { DoneCount } from '@proverka/landing/done-count';
import styles from './home-hero.module.css';

/** The purpose of the page in one sentence. */
export function HeroWords() {
  return (
    <>
      <h1 className={styles.title}>Проверьте недвижимость перед сделкой</h1>
      <p className={styles.lead}>
        Какие права зарегистрированы, нет&nbsp;ли ипотеки, ареста или запрета, как менялись владельцы —
        по&nbsp;сведениям ЕГРН, с&nbsp;датой и&nbsp;источником у&nbsp;каждого факта.
      </p>
      <DoneCount className={styles.count} />
    </>
  );
}
