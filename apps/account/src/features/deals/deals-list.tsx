import { dealsQuery } from '@proverka/api-client/deals';
import type { DealLine } from '@proverka/contract/deal';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatDate } from '@proverka/words/dates';
import { momentDay } from '@proverka/words/moments';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import cards from '../../page-parts/card-list.module.css';
import { Loaded } from '../../page-parts/loaded.tsx';
import sectionStyles from '../../page-parts/section.module.css';
import { stepTitle } from './deal-titles.ts';

const noDeals = (
  <EmptyState
    title="Покупок пока нет"
    text="Найдите объект и начните папку на его странице: проверки, документы и сроки сделки будут в одном месте."
    actions={
      <Link to="/" className={buttonClassName()}>
        Найти объект
      </Link>
    }
  />
);

/** The visitor's folders, the last changed first, each with what comes next. */
export function DealsList() {
  const { api } = usePlatform();
  const query = useQuery({ ...dealsQuery(api), retryOnMount: false });
  return (
    <Loaded query={query} what="папки покупок" lines={6}>
      {({ deals }) =>
        deals.length === 0 ? (
          noDeals
        ) : (
          <ul className={cards.cards}>
            {deals.map((line) => (
              <li key={line.deal_id}>
                <DealCard line={line} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function DealCard({ line }: { readonly line: DealLine }) {
  const { object_key: key, object_address: address, next_step: next } = line;
  return (
    <article className={cards.card}>
      <Link to={`/user/deals/${line.deal_id}/`} className={linkClassName('plain', cards.title)}>
        {address || key}
      </Link>
      {address !== '' && address !== key && <p className={sectionStyles.soft}>{key}</p>}
      <p>{typeset(next === null ? 'Все шаги пройдены' : `Дальше: ${nextWords(next)}`)}</p>
      <p className={sectionStyles.soft}>
        {typeset(
          `${counted(line.documents, 'документ', 'документа', 'документов')} · изменена ${momentDay(line.changed_date)} · хранится до ${momentDay(line.kept_until)}`,
        )}
      </p>
    </article>
  );
}

const nextWords = (step: NonNullable<DealLine['next_step']>): string => {
  const title = stepTitle(step);
  const named = step.kind === 'other' ? `«${title}»` : title.toLowerCase();
  return step.planned_on === null ? named : `${named}, ${formatDate(step.planned_on)}`;
};
