import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import styles from './help.module.css';

/** Answers that need no conversation, and other ways to write. */
export function HelpFoot({ onLeave }: { readonly onLeave: () => void }) {
  const { supportEmail, supportPhone } = usePlatform().brand;
  return (
    <nav aria-label="Другая помощь" className={styles.foot}>
      <ul className={styles.links}>
        <li>
          <Link to="/#questions" className={linkClassName()} onClick={onLeave}>
            Частые вопросы
          </Link>
        </li>
        <li>
          <Link to="/tariff/#questions" className={linkClassName()} onClick={onLeave}>
            Вопросы о&nbsp;ценах
          </Link>
        </li>
        <li>
          <Link to="/blog/" className={linkClassName()} onClick={onLeave}>
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
