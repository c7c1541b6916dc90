import { marketAreasQuery, marketFiguresQuery } from '@proverka/api-client/market';
import type { MarketFigures } from '@proverka/contract/market';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { Crumb, PageContext, PageHead, PageModule } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { cityMarketPath, districtMarketPath, marketCrumb } from '../adverts/advert-paths.ts';
import { advertsPathOf } from '../features/advert-search/advert-filter.domain.ts';
import { CitiesOverview } from '../features/market/cities-overview.tsx';
import { MarketAreasTable } from '../features/market/market-areas-table.tsx';
import { MarketByKind, MarketByMonth } from '../features/market/market-charts.tsx';
import { MarketSummary } from '../features/market/market-figures.tsx';
import { areaTitle, marketDescription } from '../features/market/market-words.domain.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import styles from './market-pages.module.css';

type Params = PageContext['params'];

const namesOf = (params: Params): [city: string, district: string | undefined] => [
  params['city'] ?? '',
  params['district'],
];

const isSlug = (text: string | undefined): boolean => text === undefined || /^[a-z0-9-]{1,80}$/.test(text);

async function loadFigures({ params, queryClient, platform: { api } }: PageContext): Promise<void> {
  const [city, district] = namesOf(params);
  if (!isSlug(city) || !isSlug(district)) throw notFound();
  await queryClient.ensureQueryData(marketFiguresQuery(api, city, district));
}

/** The city's page precedes the district's. */
const crumbsOf = ({ city }: MarketFigures): Crumb[] => [
  marketCrumb,
  ...(city ? [{ title: city.title, path: cityMarketPath(city.slug) }] : []),
];

function headOfFigures({ params, queryClient, platform: { api } }: PageContext): PageHead {
  const figures = queryClient.getQueryData(marketFiguresQuery(api, ...namesOf(params)).queryKey);
  if (!figures) return {};
  return {
    title: `Цены на квартиры: ${areaTitle(figures)}`,
    description: marketDescription(figures),
    crumbs: crumbsOf(figures),
  };
}

function AreaPage() {
  const { data: figures } = useQuery({
    ...marketFiguresQuery(usePlatform().api, ...namesOf(useParams())),
    retryOnMount: false,
  });
  if (!figures) return null;
  const { city, id, slug, districts } = figures;
  const citySlug = city?.slug ?? slug;
  return (
    <PageFrame
      crumbs={crumbsOf(figures)}
      title={`Цены на квартиры: ${areaTitle(figures)}`}
      shortTitle={figures.title}
    >
      <MarketSummary
        figures={figures}
        searchPath={advertsPathOf(city ? { city: city.id, district: id } : { city: id })}
      />
      <MarketByMonth figures={figures} />
      <MarketByKind figures={figures} />
      {districts.length > 0 && (
        <section aria-labelledby="districts" className={styles.section}>
          <h2 id="districts">{city ? 'Другие районы города' : 'Районы'}</h2>
          <MarketAreasTable
            caption={city ? 'Другие районы города' : 'Районы'}
            hideCaption
            kind="district"
            areas={districts}
            pathOf={(area) => districtMarketPath(citySlug, area.slug)}
          />
        </section>
      )}
    </PageFrame>
  );
}

async function loadAreas({ queryClient, platform: { api } }: PageContext): Promise<void> {
  await queryClient.ensureQueryData(marketAreasQuery(api));
}

function CitiesPage() {
  return (
    <PageFrame
      title="Цены на квартиры по городам и районам"
      shortTitle={marketCrumb.title}
      lead="Сколько просят за метр, как это менялось и за сколько дней продают. По объявлениям, без повторов."
    >
      <CitiesOverview />
    </PageFrame>
  );
}

const area: PageModule = { load: loadFigures, head: headOfFigures, Component: AreaPage };

/** By route id. */
export const pages: Readonly<Record<'market' | 'market-city' | 'market-district', PageModule>> = {
  market: {
    load: loadAreas,
    head: ({ queryClient, platform: { api } }) => {
      const cities = queryClient.getQueryData(marketAreasQuery(api).queryKey)?.cities ?? [];
      return {
        description: `Средняя цена квадратного метра, изменение за год и сроки продажи: ${cities.map(({ title }) => title).join(', ')}. По месяцам и по районам.`,
      };
    },
    Component: CitiesPage,
  },
  'market-city': area,
  'market-district': area,
};
