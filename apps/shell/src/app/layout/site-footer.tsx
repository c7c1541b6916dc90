import { usePlatform } from '@proverka/shell-sdk/platform';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Link } from 'react-router';
import { useLegalLinks } from '../legal/use-legal-links.ts';
import { headerEntries } from '../navigation/header-entries.ts';
import { useSitePaths } from '../navigation/site-paths.ts';
import { openServices } from '../services/open-services.tsx';
import { openHelp } from '../support/open-help.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { brand } = usePlatform();
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <div>
          <p className={styles.name}>{brand.name}</p>
          <p>{brand.tagline}</p>
        </div>
        <Services />
        <Documents />
        <Company />
      </Container>
    </footer>
  );
}

function Services() {
  const platform = usePlatform();
  const paths = useSitePaths();
  const entries = headerEntries[platform.brand.id].filter(({ path }) => paths.has(path));
  return (
    <nav aria-label="Услуги">
      <ul className={styles.links}>
        {entries.map(({ title, path }) => (
          <li key={path}>
            <Link to={path} className={linkClassName('soft', styles.link)}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={linkClassName('soft', styles.link)}
            aria-haspopup="dialog"
            onClick={() => openServices(platform)}
          >
            Все услуги и цены
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Documents() {
  const openLegal = useLegalLinks();
  const paths = useSitePaths();
  return (
    <nav aria-label="Документы">
      <ul className={styles.links}>
        <li>
          <Link to="/privacy/" className={linkClassName('soft', styles.link)}>
            Политика обработки персональных данных
          </Link>
        </li>
        <li onClickCapture={openLegal}>
          <Link to="/offer/" className={linkClassName('soft', styles.link)}>
            Публичная оферта
          </Link>
        </li>
        <li>
          <a href="/api/docs" className={linkClassName('soft', styles.link)}>
            Документация API
          </a>
        </li>
        {paths.has('/blog/') && (
          <li>
            <Link to="/blog/" className={linkClassName('soft', styles.link)}>
              Блог
            </Link>
          </li>
        )}
        <li>
          <Link to="/system-req/" className={linkClassName('soft', styles.link)}>
            Системные требования
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Company() {
  const platform = usePlatform();
  const { requisites, supportEmail, supportPhone } = platform.brand;
  const { company, inn, ogrn, address } = requisites;
  return (
    <address className={styles.requisites}>
      <p>
        {company}, ИНН&nbsp;{inn}, ОГРН&nbsp;{ogrn}
      </p>
      <p>{address}</p>
      <p>
        Поддержка:{' '}
        <a href={`mailto:${supportEmail}`} className={linkClassName('soft', styles.link)}>
          {supportEmail}
        </a>
        {supportPhone && (
          <>
            ,{' '}
            <a href={`tel:${supportPhone}`} className={linkClassName('soft', styles.link)}>
              {supportPhone}
            </a>
          </>
        )}
      </p>
      <p>
        <button
          type="button"
          className={linkClassName('soft', styles.link)}
          aria-haspopup="dialog"
          onClick={() => void openHelp(platform)}
        >
          Написать в поддержку
        </button>
      </p>
    </address>
  );
}
