import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import styles from './help.module.css';

/** Answers that need no conversation, and other ways to write. */
export function HelpFoot() {
  const { supportEmail, supportPhone } = usePlatform().brand;
  return (
    <nav aria-label="Другая помощь" className={styles.foot}>
      <ul className={styles.links}>
        <li>
          <Link to="/#questions" className={linkClassName()}>
            Частые вопросы
          </Link>
        </li>
        <li>
          <Link to="/tariff/#questions" className={linkClassName()}>
            Вопросы о&nbsp;ценах
          </Link>
        </li>
        <li>
          <Link to="/blog/" className={linkClassName()}>
            Статьи
          </Link>
        </li>
        <li>
          <a href={`mailto:${supportEmail}`} className={linkClassName()}>
            {supportEmail}
          </a>
          {supportPhone && `, ${supportPhone}`}
        </li>
      </ul>
    </nav>
  );
}
