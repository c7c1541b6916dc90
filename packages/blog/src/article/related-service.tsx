import { serviceOf } from '@proverka/catalogue/services';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { Card, cardLinkClassName } from '@proverka/ui-kit/card';
import { ArrowRightIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import { useId } from 'react';
import { relatedProduct } from './related-services.domain.ts';
import styles from './article.module.css';

/** The service the article links to. */
export function RelatedService({ category }: { readonly category: string }) {
  const { brand } = usePlatform();
  const headingId = useId();
  const service = serviceOf(brand.id, relatedProduct(brand.id, category));
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.sectionTitle}>
        Проверить самому
      </h2>
      <Card tone="accent" className={styles.service}>
        <h3>
          <Link to={service.path} className={cardLinkClassName()}>
            {typeset(service.title)}
          </Link>
        </h3>
        <p>{typeset(service.summary)}</p>
        <ArrowRightIcon size={24} className={styles.serviceSign} />
      </Card>
    </section>
  );
}
