import type { AdvertView } from '@proverka/contract/adverts';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import styles from './advert-parts.module.css';

type AdvertObjectProps = Pick<AdvertView, 'cadastral' | 'house' | 'object'>;

/** From an advert to the object itself: whose it is and what burdens it. */
export function AdvertObject({ cadastral, house, object }: AdvertObjectProps) {
  const number = cadastral?.kad_number ?? object.kad_number;
  const building = cadastral?.dom_kad_number ?? house?.kad_number ?? null;
  return (
    <section aria-labelledby="object" className={styles.object}>
      <h2 id="object">{typeset('Чья это квартира?')}</h2>
      {number === null ? (
        <Unknown building={building} />
      ) : (
        <>
          <p className={styles.number}>{number}</p>
          {cadastral && <p className={styles.note}>{typeset(`В реестре: ${cadastral.address}`)}</p>}
          <p>
            {typeset(
              'Объявление этого не скажет. На странице объекта — статус в реестре и отчёты: собственники, аресты и ипотека, история прав.',
            )}
          </p>
          <div>
            <Link to={`/object/${number}/`} className={buttonClassName()}>
              Проверить эту квартиру
            </Link>
          </div>
        </>
      )}
    </section>
  );
}

function Unknown({ building }: { readonly building: string | null }) {
  return (
    <>
      <p>
        {typeset(
          'Кадастрового номера в объявлении нет. Попросите его у продавца: он есть в выписке. По нему видно собственников, аресты и ипотеку.',
        )}
      </p>
      {building && (
        <p>
          Пока можно посмотреть{' '}
          <Link to={`/object/${building}/`} className={linkClassName()}>
            {typeset('здание в реестре')}
          </Link>
          .
        </p>
      )}
      <div>
        <Link to="/" className={buttonClassName({ variant: 'secondary' })}>
          {typeset('Найти квартиру в реестре')}
        </Link>
      </div>
    </>
  );
}
