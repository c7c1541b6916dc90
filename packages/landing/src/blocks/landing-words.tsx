import { serviceOf } from '@proverka/brand/services';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { Crumb } from '@proverka/shell-sdk/remote-module';
import { typeset } from '@proverka/ui-kit/typeset';
import type { Landing } from '../landing.ts';
import { priceWords } from '../price-words.ts';
import { pricesQuery } from '../prices-query.ts';

interface LandingWordsProps {
  readonly landing: Landing;
  readonly crumbs: readonly Crumb[];
}

/** Where one is, what one gets, for how much and how soon. */
export function LandingWords({ landing: { heading, lead, product_name }, crumbs }: LandingWordsProps) {
  const { brand, api } = usePlatform();
  const { data: prices } = useQuery(pricesQuery(api));
  const service = serviceOf(brand.id, product_name);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} current={service.title} />
      <h1 className="landing-title">{typeset(heading)}</h1>
      <p className="landing-lead">{typeset(lead)}</p>
      <p className="landing-terms">
        <b className="landing-price">{priceWords(service, prices)}</b>
        <span>{typeset(service.time)}</span>
      </p>
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
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
