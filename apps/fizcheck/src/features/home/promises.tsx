import { typeset } from '@proverka/ui-kit/typeset';
import { passportSourceText } from '../../content/passport-answers.ts';
import styles from './home.module.css';

const steps = [
  {
    title: 'Введите данные паспорта',
    text: 'Фамилия, имя, дата рождения, серия и номер. Отчество, если есть.',
  },
  { title: 'Мы спросим источник', text: 'Запрос уходит сразу, данные у нас не остаются.' },
  { title: 'Прочитайте ответ', text: 'Рядом с ним источник, день сведений и что из ответа не следует.' },
] as const;

const limits = [
  'Кто держит документ в руках: сравните фотографию с человеком.',
  'Долги, суды, банкротство, судимость и розыск.',
  'Заграничные паспорта и документы других стран.',
] as const;

/** How it goes, in three steps. */
export function Steps() {
  return (
    <section className={styles.section}>
      <h2>Как это работает</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.stepTitle}>{typeset(title)}</h3>
            <p>{typeset(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where the answer comes from, and what it cannot say. */
export function SourceAndLimits() {
  return (
    <div className={styles.columns}>
      <section className={styles.section}>
        <h2>Откуда сведения</h2>
        <p>{typeset(passportSourceText)}</p>
      </section>
      <section className={styles.section}>
        <h2>Чего эта проверка не скажет</h2>
        <ul className={styles.list}>
          {limits.map((limit) => (
            <li key={limit}>{typeset(limit)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
