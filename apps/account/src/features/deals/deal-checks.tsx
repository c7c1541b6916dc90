import { reportPathOf } from '@proverka/catalogue/report-path';
import type { Deal, DealCheck } from '@proverka/contract/deal';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { dealChangeWords, dealCheckStateWords, dealCheckWords } from '@proverka/words/deal-words';
import { momentDay } from '@proverka/words/moments';
import { personName } from '@proverka/words/person-name';
import { typeset } from '@proverka/words/typeset';
import { Section } from '../../page-parts/section.tsx';
import sectionStyles from '../../page-parts/section.module.css';

/** Which checks of the object and of each seller are ordered, and which are missing. */
export function DealChecks({ deal }: { readonly deal: Deal }) {
  return (
    <Section
      title="Проверки"
      note="Что из важного до сделки уже проверено. Отчёт хранится месяц после готовности: перед подписанием закажите свежий."
    >
      <ul className={sectionStyles.list}>
        {deal.checks.map((check) => (
          <li key={`${check.kind} ${check.seller}`} className={sectionStyles.line}>
            <span className={sectionStyles.words}>
              <span className={sectionStyles.name}>
                {titleOf(check, deal)}
                <Badge kind={check.state === 'ready' ? 'new' : 'plain'}>
                  {dealCheckStateWords[check.state]}
                </Badge>
              </span>
            </span>
            <CheckLink check={check} objectKey={deal.object_key} />
          </li>
        ))}
      </ul>
      {deal.sellers.length === 0 && (
        <p className={sectionStyles.soft}>
          {typeset('Продавцы не названы: добавьте их ниже, чтобы проверить долги, суды и банкротство.')}
        </p>
      )}
      <DealChanges changes={deal.changes} />
    </Section>
  );
}

const titleOf = ({ kind, seller }: DealCheck, { sellers }: Deal): string => {
  if (kind !== 'seller') return dealCheckWords[kind];
  const named = sellers[seller ?? -1];
  return named === undefined ? 'Продавец' : `Продавец: ${personName(named)}`;
};

const readable: ReadonlySet<DealCheck['state']> = new Set(['ready', 'under_way', 'needs_data']);

function CheckLink({ check, objectKey }: { readonly check: DealCheck; readonly objectKey: string }) {
  const { brand } = usePlatform();
  const { order_item_id: itemId, product_name: product, state } = check;
  return itemId !== null && product !== null && readable.has(state) ? (
    <Link
      to={reportPathOf(brand.id, { order_item_id: itemId, product_name: product })}
      className={linkClassName()}
    >
      Открыть отчёт
    </Link>
  ) : (
    <Link to={`/object/${encodeURIComponent(objectKey)}/`} className={linkClassName()}>
      Заказать
    </Link>
  );
}

const flags = ['amount_of_owners', 'date_rights', 'registration_number_of_rights', 'encumbrance'] as const;

/** What later extracts said otherwise; silent while there are no two to compare. */
function DealChanges({ changes }: { readonly changes: Deal['changes'] }) {
  if (changes === null) return null;
  const found = flags.filter((flag) => changes[flag]);
  const period = `с ${momentDay(changes.first_date)} по ${momentDay(changes.last_date)}`;
  return (
    <div className={sectionStyles.stacked}>
      <h3 className={sectionStyles.subtitle}>Что изменилось с первого отчёта</h3>
      {found.length === 0 ? (
        <p>{typeset(`Права и обременения в отчётах ${period} одни и те же.`)}</p>
      ) : (
        <>
          <p>{typeset(`Между отчётами ${period}:`)}</p>
          <ul className={sectionStyles.bullets}>
            {found.map((flag) => (
              <li key={flag}>{dealChangeWords[flag]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
