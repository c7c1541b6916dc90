import { badgeWords, type Service } from '@proverka/catalogue/service';
import { serviceOf } from '@proverka/catalogue/services';
import { useCataloguePrices } from '@proverka/landing/catalogue-prices';
import { priceWords } from '@proverka/landing/price-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { CheckIcon, MinusIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import {
  comparedChecks,
  comparedColumns,
  occasions,
  type ComparedCheck,
  type ComparedColumn,
} from '../../content/homes/person-comparison.ts';

const columns = Object.entries(comparedColumns).map(([id, { title }]) => ({
  id: id as ComparedColumn,
  title,
}));

/** Checks of a person side by side: a table, and on a phone a card each. Plain links, so that they work without a script. */
export function CheckComparison() {
  const { brand } = usePlatform();
  return (
    <>
      <table className="landing-compare landing-compare-checks">
        <thead>
          <tr>
            <th scope="col">Проверка</th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">Срок и цена</th>
          </tr>
        </thead>
        <tbody>
          {comparedChecks.map((check) => (
            <Row key={check.product} check={check} service={serviceOf(brand.id, check.product)} />
          ))}
        </tbody>
      </table>
      <p className="landing-compare-more">
        {typeset('Под случай: та же проверка и цена, на странице — на что смотреть именно тогда.')}
      </p>
      <ul className="landing-chips">
        {occasions.map((name) => {
          const { path, title } = serviceOf(brand.id, name);
          return (
            <li key={name}>
              <a href={path}>{typeset(title)}</a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface RowProps {
  readonly check: ComparedCheck;
  readonly service: Service;
}

function Row({ check, service }: RowProps) {
  const prices = useCataloguePrices();
  // Badges say what a product is among its kind; beside each other only one check is recommended.
  const isBest = service.badge === 'all-includes';
  return (
    <tr className={isBest ? 'landing-compare-best' : undefined}>
      <th scope="row">
        {isBest && <p className="landing-badge landing-badge-recommend">{badgeWords.recommend}</p>}
        <h3>
          <a href={service.path}>{typeset(service.title)}</a>
        </h3>
        <p className="landing-summary">{typeset(check.forWhom)}</p>
      </th>
      {columns.map(({ id, title }) => (
        <td key={id} className={check.holds[id] === undefined ? 'landing-compare-none' : undefined}>
          <span className="landing-compare-label">{title}</span>
          <Held held={check.holds[id]} />
        </td>
      ))}
      <td className="landing-card-terms">
        <b>{priceWords(service, prices)}</b>
        <span>{typeset(service.time)}</span>
      </td>
    </tr>
  );
}

function Held({ held }: { readonly held: string | undefined }) {
  if (held === undefined) return <MinusIcon label="нет" />;
  return held === 'all' ? <CheckIcon label="есть" /> : <span>{held}</span>;
}
