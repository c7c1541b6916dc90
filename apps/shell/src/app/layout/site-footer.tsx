import { SameForAll, usePlatform } from '@proverka/shell-sdk/platform';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { usePanelLinks } from '../panels/use-panel-links.ts';
import { headerEntriesOf } from '../navigation/header-entries.ts';
import { useSitePaths } from '../navigation/site-paths.ts';
import { openPanel } from '../panels/open-panel.ts';
import styles from './site-footer.module.css';

export const SiteFooter = () => (
  <SameForAll as="footer" name="site-footer" className={styles.footer}>
    <Columns />
  </SameForAll>
);

function Columns() {
  const { brand } = usePlatform();
  return (
    <Container className={styles.columns}>
      <div>
        <p className={styles.name}>{brand.name}</p>
        <p>{typeset(brand.tagline)}</p>
      </div>
      <Services />
      <Documents />
      <Company />
    </Container>
  );
}

function Services() {
  const platform = usePlatform();
  const paths = useSitePaths();
  return (
    <nav aria-label="Услуги">
      <ul className={styles.links}>
        {headerEntriesOf(platform.host, paths.has).map(({ title, path, isDocument = false }) => (
          <FooterLink key={path} to={path} title={title} isDocument={isDocument} />
        ))}
        <li>
          <button
            type="button"
            className={look}
            aria-haspopup="dialog"
            onClick={() => void openPanel('services', platform)}
          >
            Все услуги и&nbsp;цены
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Documents() {
  const openLinked = usePanelLinks();
  const paths = useSitePaths();
  return (
    <nav aria-label="Документы">
      <ul className={styles.links}>
        <FooterLink to="/privacy/" title="Политика обработки персональных данных" />
        <FooterLink to="/offer/" title="Публичная оферта" onClickCapture={openLinked} />
        <FooterLink to="/api/docs/" title="Документация API" isDocument />
        {paths.has('/about-me/') && <FooterLink to="/about-me/" title="Сведения обо мне" />}
        {paths.has('/blog/') && <FooterLink to="/blog/" title="Блог" />}
        <FooterLink to="/system-req/" title="Системные требования" />
      </ul>
    </nav>
  );
}

function Company() {
  const { requisites, supportEmail, supportPhone } = usePlatform().brand;
  const { company, inn, ogrn, address } = requisites;
  return (
    <address className={styles.requisites} onClickCapture={usePanelLinks()}>
      <p>
        {company}, ИНН&nbsp;{inn}, ОГРН&nbsp;{ogrn}
      </p>
      <p>{typeset(address)}</p>
      <p>
        Поддержка:{' '}
        <a href={`mailto:${supportEmail}`} className={look}>
          {supportEmail}
        </a>
        {supportPhone && `, ${supportPhone}`}
      </p>
      <Link to="/case/" className={look}>
        Помощь
      </Link>
    </address>
  );
}

const look = linkClassName('soft', styles.link);

interface FooterLinkProps {
  readonly to: string;
  readonly title: string;
  /** Not a page of the router. */
  readonly isDocument?: boolean;
  readonly onClickCapture?: (event: MouseEvent) => void;
}

function FooterLink({ to, title, isDocument = false, onClickCapture }: FooterLinkProps) {
  return (
    <li onClickCapture={onClickCapture}>
      <Link to={to} reloadDocument={isDocument} className={look}>
        {title}
      </Link>
    </li>
  );
}
