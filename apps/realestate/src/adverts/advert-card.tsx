import type { AdvertBrief } from '@proverka/contract/advert';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { cardLinkClassName } from '@proverka/ui-kit/card';
import { Photo } from '@proverka/ui-kit/photo';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';
import { advertPath, photoAddress } from './advert-paths.ts';
import {
  changeWords,
  flatTitle,
  floorWords,
  metrePriceWords,
  onSaleWords,
  priceWords,
  warningBadges,
} from './advert-words.domain.ts';
import styles from './advert-card.module.css';

interface AdvertCardProps {
  readonly advert: AdvertBrief;
  /** What else is to be said in this list: a distance, why it is a repetition. */
  readonly note?: ReactNode;
  readonly headingAs?: 'h3' | 'h4';
  /** The visitor looks at this one, or no more. */
  readonly onPoint?: (id: number | null) => void;
}

/** An advert in a list; all of it leads to its page. */
export function AdvertCard({ advert, note, headingAs: Heading = 'h3', onPoint }: AdvertCardProps) {
  const { id, address, fields } = advert;
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        <Photo src={fields.photo && photoAddress(fields.photo.src)} alt="" missing="" />
      </div>
      <div className={styles.head}>
        <p className={styles.price}>
          <strong>{priceWords(fields.price)}</strong>
          <span className={styles.metre}>{metrePriceWords(fields.price_per_m2)}</span>
        </p>
        <Heading className={styles.title}>
          <Link
            to={advertPath(id)}
            className={cardLinkClassName(styles.link)}
            {...(onPoint &&
              pointedBy(
                () => onPoint(id),
                () => onPoint(null),
              ))}
          >
            {flatTitle(fields)}
          </Link>
        </Heading>
      </div>
      <div className={styles.rest}>
        <p className={styles.address}>{typeset(address)}</p>
        <p className={styles.facts}>{factsOf(advert)}</p>
        <Badges advert={advert} />
        {note}
      </div>
    </article>
  );
}

/** By mouse and by keyboard alike; the link covers its card. */
const pointedBy = (start: () => void, end: () => void) => ({
  onPointerEnter: start,
  onPointerLeave: end,
  onFocus: start,
  onBlur: end,
});

const factsOf = ({ fields }: AdvertBrief): string =>
  [floorWords(fields.floor, fields.floors), onSaleWords(fields), `«${fields.site}»`]
    .filter(Boolean)
    .join(' · ');

function Badges({ advert: { ids, fields } }: { readonly advert: AdvertBrief }) {
  const change = fields.price_change_percent;
  const words = [
    ...(change !== null && change < 0 ? [`Цена ${changeWords(change)}`] : []),
    ...(ids.length > 1 ? [counted(ids.length, 'объявление', 'объявления', 'объявлений')] : []),
    ...fields.warnings.flatMap((warning) => warningBadges[warning] ?? []),
  ];
  if (words.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label="Важно">
      {words.map((text) => (
        <li key={text}>
          <Badge>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
