import type { ReactNode } from 'react';
import styles from './home-hero.module.css';

/** The question a visitor comes with, and the field that answers it. */
export function HomeHero({ search }: { readonly search: ReactNode }) {
  return (
    <section className={styles.hero}>
      <div className={styles.column}>
        <div className={styles.words}>
          <h1 className={styles.title}>Проверьте недвижимость перед сделкой</h1>
          <p className={styles.lead}>
            Какие права зарегистрированы, нет ли ипотеки, ареста или запрета, как менялись владельцы — по
            сведениям ЕГРН, с&nbsp;датой и источником у&nbsp;каждого факта.
          </p>
        </div>
        <div className={styles.search}>{search}</div>
        <p className={styles.sample}>
          Ещё выбираете? Посмотрите <a href="/object/demo/">пример объекта</a>
        </p>
      </div>
    </section>
  );
}
