import { advertsByNumberQuery } from '@proverka/api-client/adverts';
import type { ApiReply } from '@proverka/contract/api';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { typeset } from '@proverka/words/typeset';
import { AdvertCard } from '../../adverts/advert-card.tsx';
import { lookupOf } from '../../adverts/advert-paths.ts';
import { allWords, saleWords } from './object-advert-words.domain.ts';
import styles from './object-adverts.module.css';

type Found = ApiReply<'POST /adverts/object/kad'>;

/** Whether the object is on sale, with its adverts; nothing at all for land and for numbers no advert can name. */
export function ObjectAdverts({ number }: { readonly number: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...advertsByNumberQuery(usePlatform().api, number),
    retry: false,
  });
  if (data?.of === null) return null;
  return (
    <section aria-labelledby="adverts" className={styles.section}>
      <h2 id="adverts">Объявления</h2>
      {data ? (
        <Known found={data} />
      ) : error ? (
        <Failed isAsking={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={2} label="Ищем объявления об этом объекте" />
      )}
    </section>
  );
}

const mostCards = 4;

function Known({ found }: { readonly found: Found }) {
  const onSale = found.list.filter(({ fields }) => fields.state === 'active');
  return (
    <>
      <p>{typeset(saleWords(found))}</p>
      {onSale.length > 0 && (
        <ul aria-label="Объявления об этом объекте" className={styles.cards}>
          {onSale.slice(0, mostCards).map((advert) => (
            <li key={advert.id}>
              <AdvertCard advert={advert} />
            </li>
          ))}
        </ul>
      )}
      {found.total > 0 && (
        <p>
          <Link to={lookupOf(found.kad_number)} className={linkClassName()}>
            {typeset(allWords(found.total))}
          </Link>
        </p>
      )}
    </>
  );
}

function Failed({ isAsking, onRetry }: { readonly isAsking: boolean; readonly onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <p>{typeset('Объявления не загрузились. Это не значит, что их нет.')}</p>
      <Button variant="secondary" size="small" busy={isAsking} onClick={onRetry}>
        Повторить
      </Button>
    </div>
  );
}
