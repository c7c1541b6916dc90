import type { SiteBanner } from '@proverka/contract/banner';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { Link } from 'react-router';
import styles from './banner-list.module.css';

/** Banners below a page's content; advertisements are marked as the law wants it (38-FZ, articles 18.1). */
export const BannerList = ({ banners }: { readonly banners: readonly SiteBanner[] }) => (
  <Container as="aside" className={styles.banners} aria-label="Предложения">
    {banners.map(({ banner_id: id, title, text, link, link_title: linkTitle, advertiser }) => (
      <article key={id} className={styles.banner}>
        <h2 className={styles.title}>{typeset(title)}</h2>
        {text !== '' && <p className={styles.text}>{typeset(text)}</p>}
        <p>
          {link.startsWith('/') ? (
            <Link to={link} className={linkClassName()}>
              {linkTitle}
            </Link>
          ) : (
            <a href={link} rel="sponsored noopener noreferrer" target="_blank" className={linkClassName()}>
              {linkTitle}
            </a>
          )}
        </p>
        {advertiser !== null && (
          <p className={styles.mark}>
            {typeset(`Реклама. ${advertiser.name}, ИНН ${advertiser.inn}. erid: ${advertiser.erid}`)}
          </p>
        )}
      </article>
    ))}
  </Container>
);
