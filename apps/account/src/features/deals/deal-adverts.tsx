import type { Deal, DealAdvert } from '@proverka/contract/deal';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { momentDay } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { Section } from '../../page-parts/section.tsx';
import sectionStyles from '../../page-parts/section.module.css';
import { advertChangeWords, advertPriceWords } from './advert-change-words.domain.ts';

/** Adverts of the folder's flat and what became of them since it was opened. */
export function DealAdverts({ deal }: { readonly deal: Deal }) {
  const { adverts = [], created_date: opened } = deal;
  const changed = adverts.filter((advert) => advertChangeWords(advert).length > 0);
  return (
    <Section
      title="Объявления об этой квартире"
      note={`Что изменилось с ${momentDay(opened)}, когда вы завели папку. Новая цена или второе объявление — повод поговорить с продавцом.`}
    >
      {adverts.length === 0 ? (
        <p className={sectionStyles.soft}>
          {typeset('Объявлений с этим кадастровым номером мы не видели.')}{' '}
          <Link to="/adverts/find/" className={linkClassName()}>
            Найти объявление
          </Link>
        </p>
      ) : (
        <>
          {changed.length === 0 && <p>Цены и состав объявлений прежние.</p>}
          <ul className={sectionStyles.list}>
            {adverts.map((advert) => (
              <AdvertLine key={advert.advert.id} found={advert} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function AdvertLine({ found }: { readonly found: DealAdvert }) {
  const { advert, is_new: isNew, withdrawn_on: withdrawnOn } = found;
  return (
    <li className={sectionStyles.line}>
      <span className={sectionStyles.words}>
        <span className={sectionStyles.name}>
          {typeset(`${advert.fields.site}: ${advertPriceWords(advert.fields.price)}`)}
          {isNew && <Badge kind="new">Новое</Badge>}
          {withdrawnOn !== null && <Badge>Снято</Badge>}
        </span>
        {advertChangeWords(found).map((words) => (
          <span key={words} className={sectionStyles.soft}>
            {typeset(words)}
          </span>
        ))}
      </span>
      <Link to={`/adverts/${advert.id}/`} className={linkClassName()}>
        Открыть объявление
      </Link>
    </li>
  );
}
