import type { ReactNode } from 'react';
import styles from './home-hero.module.css';

interface HomeHeroProps {
  readonly words: ReactNode;
  readonly search: ReactNode;
}

/** The main question, and the search field that answers it. */
export function HomeHero({ words, search }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.column}>
        <div className={styles.words}>{words}</div>
        <div className={styles.search}>{search}</div>
        <p className={styles.sample}>
          Ещё выбираете? Посмотрите <a href="/object/demo/">пример объекта</a>
        </p>
      </div>
    </section>
  );
}
