import { typeset } from '@proverka/ui-kit/typeset';
import type { PageHead } from '@proverka/shell-sdk/remote-module';
import { Container } from '@proverka/ui-kit/layout';
import { passportSourceText } from '../content/passport-answers.ts';
import { faqPage, passportQuestions } from '../content/questions.ts';
import { PassportCheck } from '../features/passport-check/passport-check.tsx';
import { Questions } from '../features/questions/questions.tsx';
import styles from './page.module.css';

export function head(): PageHead {
  return { structuredData: [faqPage(passportQuestions)] };
}

export function Component() {
  return (
    <Container as="main" width={680} className={styles.page}>
      <div className={styles.intro}>
        <h1>Проверка паспорта</h1>
        <p className={styles.lead}>
          {typeset('Действителен ли паспорт гражданина РФ: ответ сразу, бесплатно и без регистрации.')}
        </p>
      </div>
      <PassportCheck />
      <section className={styles.section}>
        <h2>Откуда ответ</h2>
        <p>{typeset(passportSourceText)}</p>
        <p>{typeset('Введённые данные уходят источнику за ответом и у нас не остаются.')}</p>
      </section>
      <Questions questions={passportQuestions} />
    </Container>
  );
}
