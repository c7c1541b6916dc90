import type { Service } from '@proverka/catalogue/service';
import { serviceOf } from '@proverka/catalogue/services';
import { usePlatform } from '@proverka/shell-sdk/platform';
import type { Crumb } from '@proverka/shell-sdk/remote-module';
import { typeset } from '@proverka/words/typeset';
import type { Landing } from '../landing.ts';
import { useCataloguePrices } from '../catalogue-prices.ts';
import { priceWords } from '../price-words.ts';
import { Brief } from './brief.tsx';

interface LandingWordsProps {
  readonly landing: Landing;
  readonly crumbs: readonly Crumb[];
}

/** The checks in a few lines beside the form; the complete list is below. */
const briefCount = 5;

const briefOf = ({ checks }: Landing) => checks.slice(0, briefCount).map(({ title }) => title);

/** Delivery time and other facts. */
const termsOf = ({ time }: Service, terms: string | undefined): string =>
  [time, terms].filter(Boolean).join(', ');

/** Breadcrumbs, heading, offer, price and delivery time. */
export function LandingWords({ landing, crumbs }: LandingWordsProps) {
  const { heading, lead, product_name, crumb, terms, brief = briefOf(landing) } = landing;
  const { brand } = usePlatform();
  const prices = useCataloguePrices();
  const service = serviceOf(brand.id, product_name);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} current={crumb ?? service.title} />
      <h1 className="landing-title">{typeset(heading)}</h1>
      <p className="landing-lead">{typeset(lead)}</p>
      <p className="landing-terms">
        <b className="landing-price">{priceWords(service, prices)}</b>
        <span>{typeset(termsOf(service, terms))}</span>
      </p>
      <Brief lines={brief} />
    </>
  );
}

function Breadcrumbs({ crumbs, current }: { readonly crumbs: readonly Crumb[]; readonly current: string }) {
  return (
    <nav aria-label="Вы здесь">
      <ol className="landing-crumbs">
        {[{ title: 'Главная', path: '/' }, ...crumbs].map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
        <li aria-current="page">{typeset(current)}</li>
      </ol>
    </nav>
  );
}
