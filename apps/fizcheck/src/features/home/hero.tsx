import { typeset } from '@proverka/ui-kit/typeset';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import styles from './home.module.css';

/** What can be done here, and the one step to it. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>{typeset('Проверьте паспорт до того, как подписать')}</h1>
      <p className={styles.lead}>
        {typeset(
          'Сдаёте квартиру, берёте на работу, покупаете с рук: узнайте, действителен ли паспорт человека. Бесплатно, ответ сразу, с источником и датой.',
        )}
      </p>
      <p>
        <Link to="/proverka-pasporta/" className={buttonClassName({ size: 'large' })}>
          Проверить паспорт
        </Link>
      </p>
    </section>
  );
}
