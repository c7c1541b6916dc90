import { advertPageQuery } from '@proverka/api-client/adverts';
import { marketAreasQuery } from '@proverka/api-client/market';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PageContext, PageHead, PageModule } from '@proverka/shell-sdk/remote-module';
import { Link, useSearchParams } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { advertsCrumb, marketPath } from '../adverts/advert-paths.ts';
import { AdvertFilters, type CityChoice } from '../features/advert-search/advert-filters.tsx';
import { searchOf, viewOf, type AdvertView } from '../features/advert-search/advert-filter.domain.ts';
import { AdvertResults } from '../features/advert-search/advert-results.tsx';
import { searchTitle } from '../features/advert-search/search-title.domain.ts';
import { AdvertLookup } from '../features/advert-lookup/advert-lookup.tsx';
import { LookupResults } from '../features/advert-lookup/lookup-results.tsx';
import { PageFrame } from '../frame/page-frame.tsx';

const isOnServer = () => typeof document === 'undefined';

/** The server answers 503 without a list; in the browser the page says what happened and asks again. */
async function load({ queryClient, platform: { api }, search }: PageContext): Promise<void> {
  const view = viewOf(search);
  const pages = Array.from({ length: view.shown }, (_, page) =>
    queryClient.ensureQueryData(advertPageQuery(api, searchOf(view, page))),
  );
  const [first, ...others] = pages;
  await Promise.all([
    isOnServer() ? first : first?.catch(() => null),
    ...others.map((page) => page.catch(() => null)),
    queryClient.prefetchQuery(marketAreasQuery(api)),
  ]);
}

function titleIn(
  { queryClient, platform: { api } }: Pick<PageContext, 'queryClient' | 'platform'>,
  view: AdvertView,
) {
  return searchTitle(view, queryClient.getQueryData(marketAreasQuery(api).queryKey)?.cities);
}

function head(context: PageContext): PageHead {
  const view = viewOf(context.search);
  return {
    title: titleIn(context, view),
    description:
      'Объявления о продаже квартир с нескольких сайтов: повторы одной квартиры собраны, видны история цены, срок продажи и место цены среди похожих.',
  };
}

function useCities(): readonly CityChoice[] | undefined {
  const { data } = useQuery({ ...marketAreasQuery(usePlatform().api), retryOnMount: false });
  return data?.cities;
}

function SearchPage() {
  const view = viewOf(useSearchParams()[0]);
  const cities = useCities();
  return (
    <PageFrame
      title={searchTitle(view, cities)}
      shortTitle={advertsCrumb.title}
      lead="С разных сайтов, без повторов. У каждой квартиры — как менялась цена и дорого ли просят."
    >
      <AdvertLookup />
      <AdvertFilters view={view} cities={cities} />
      <AdvertResults view={view} cities={cities} />
      <p>
        {typeset('Сколько вообще стоят квартиры: ')}
        <Link to={marketPath} className={linkClassName()}>
          {typeset('цены по городам и районам')}
        </Link>
      </p>
    </PageFrame>
  );
}

function FindPage() {
  const text = (useSearchParams()[0].get('q') ?? '').trim();
  return (
    <PageFrame
      crumbs={[advertsCrumb]}
      title="Объявления одной квартиры или дома"
      shortTitle="Поиск по адресу"
    >
      <AdvertLookup key={text} initial={text} />
      {text !== '' && <LookupResults key={`results of ${text}`} text={text} />}
    </PageFrame>
  );
}

/** By route id. */
export const pages: Readonly<Record<'adverts' | 'adverts-find', PageModule>> = {
  adverts: { load, head, Component: SearchPage },
  'adverts-find': {
    head: () => ({ crumbs: [advertsCrumb] }),
    Component: FindPage,
  },
};
