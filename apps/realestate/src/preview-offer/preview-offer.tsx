import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { CheckIcon, ClockIcon } from '@proverka/ui-kit/icon';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';
import styles from './preview-offer.module.css';

interface Way {
  readonly path: string;
  readonly words: string;
}

interface PreviewOfferProps {
  /** Where it stands on its page. */
  readonly className?: string | undefined;
  readonly title: string;
  /** Above the contents. */
  readonly lead?: string;
  readonly contents: readonly string[];
  readonly price: ReactNode;
  /** How soon, in words; empty where nothing is known of it. */
  readonly time: string;
  readonly order: Way;
  /** The report the visitor has already. */
  readonly owned: Way | null;
  /** Below the buttons. */
  readonly note?: string;
  readonly links: readonly Way[];
}

/** What a report would hold, for how much and how soon; the order follows. */
export function PreviewOffer({
  className,
  title,
  lead,
  contents,
  price,
  time,
  order,
  owned,
  note,
  links,
}: PreviewOfferProps) {
  return (
    <Card
      as="section"
      aria-labelledby="offer"
      className={[styles.offer, className].filter(Boolean).join(' ')}
    >
      <h2 id="offer">{title}</h2>
      {lead !== undefined && <p className={styles.soft}>{typeset(lead)}</p>}
      <Contents lines={contents} />
      <p className={styles.terms}>
        {price}
        {time !== '' && (
          <span className={styles.time}>
            <ClockIcon />
            {time}
          </span>
        )}
      </p>
      <Link to={order.path} className={buttonClassName({ size: 'large', wide: true })}>
        {order.words}
      </Link>
      {owned && (
        <Link to={owned.path} className={buttonClassName({ variant: 'secondary', wide: true })}>
          {owned.words}
        </Link>
      )}
      {note !== undefined && <p className={styles.soft}>{typeset(note)}</p>}
      <p className={styles.links}>
        {links.map(({ path, words }) => (
          <Link key={path} to={path} className={linkClassName()}>
            {words}
          </Link>
        ))}
      </p>
    </Card>
  );
}

const Contents = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles.contents}>
    {lines.map((line) => (
      <li key={line} className={styles.line}>
        <CheckIcon className={styles.sign} />
        {typeset(line)}
      </li>
    ))}
  </ul>
);
