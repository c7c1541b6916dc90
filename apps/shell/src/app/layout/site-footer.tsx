import { usePlatform } from '@proverka/shell-sdk/platform';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Link } from 'react-router';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { brand } = usePlatform();
  const { company, inn, ogrn, address } = brand.requisites;
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <div className={styles.company}>
          <p className={styles.name}>{brand.name}</p>
          <p>{brand.tagline}</p>
        </div>
        <nav aria-label="Документы">
          <ul className={styles.links}>
            <li>
              <Link to="/privacy/" className={linkClassName('soft')}>
                Политика обработки персональных данных
              </Link>
            </li>
            <li>
              <Link to="/offer/" className={linkClassName('soft')}>
                Публичная оферта
              </Link>
            </li>
            <li>
              <a href="/api/docs" className={linkClassName('soft')}>
                Документация API
              </a>
            </li>
          </ul>
        </nav>
        <address className={styles.requisites}>
          <p>
            {company}, ИНН&nbsp;{inn}, ОГРН&nbsp;{ogrn}
          </p>
          <p>{address}</p>
          <p>
            Поддержка:{' '}
            <a href={`mailto:${brand.supportEmail}`} className={linkClassName('soft')}>
              {brand.supportEmail}
            </a>
          </p>
        </address>
      </Container>
    </footer>
  );
}
