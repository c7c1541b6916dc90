import type { Advert } from '@proverka/contract/advert';
import { Badge } from '@proverka/ui-kit/badge';
import { Link } from '@proverka/ui-kit/link';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import {
  changeWords,
  daysWords,
  flatTitle,
  floorWords,
  metrePriceWords,
  priceWords,
} from '../../adverts/advert-words.domain.ts';
import styles from './advert-head.module.css';

/** What it is and where. */
export function AdvertTitle({ advert: { address, fields } }: { readonly advert: Advert }) {
  const floor = fields.floor === null ? '' : floorWords(fields.floor, fields.floors);
  return (
    <div className={styles.title}>
      <h1>{[flatTitle(fields), floor].filter(Boolean).join(', ')}</h1>
      <p className={styles.address}>{typeset(address)}</p>
    </div>
  );
}

/** For how much, since when, and where it was published. */
export function AdvertOffer({ advert: { fields } }: { readonly advert: Advert }) {
  const { price_change_percent: change, seller } = fields;
  return (
    <div className={styles.offer}>
      <p className={styles.price}>{priceWords(fields.price)}</p>
      <p className={styles.metre}>{metrePriceWords(fields.price_per_m2)}</p>
      {change !== null && change !== 0 && (
        <p>
          <Badge>{`${changeWords(change)} с первой цены`}</Badge>
        </p>
      )}
      <dl className={styles.facts}>
        <Fact
          title="В продаже"
          value={fields.state === 'removed' ? 'снято' : daysWords(Math.max(1, fields.days_on_sale))}
        />
        <Fact title="Опубликовано" value={formatDate(fields.published_on)} />
        {seller && <Fact title="Кто продаёт" value={seller === 'owner' ? 'собственник' : 'агентство'} />}
        <Fact title="Сайт" value={`«${fields.site}»`} />
      </dl>
      {isWebAddress(fields.url) && (
        <p>
          <Link external href={fields.url}>
            {typeset('Объявление на сайте')}
          </Link>
        </p>
      )}
    </div>
  );
}

function Fact({ title, value }: { readonly title: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The address comes from a stranger: one that runs a script is no link. */
const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);
