import { advertQuery } from '@proverka/api-client/adverts';
import { marketAreasQuery } from '@proverka/api-client/market';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { Link, notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { advertsCrumb, districtMarketPath } from '../adverts/advert-paths.ts';
import { areaWords, flatTitle, metrePriceWords, priceWords } from '../adverts/advert-words.domain.ts';
import { AdvertDuplicates } from '../features/advert-view/advert-duplicates.tsx';
import { FlatFacts, HouseFacts } from '../features/advert-view/advert-facts.tsx';
import { AdvertGallery } from '../features/advert-view/advert-gallery.tsx';
import { AdvertOffer, AdvertTitle } from '../features/advert-view/advert-head.tsx';
import { AdvertObject } from '../features/advert-view/advert-object.tsx';
import { AdvertWarnings } from '../features/advert-view/advert-warnings.tsx';
import { HousePrices } from '../features/advert-view/house-prices.tsx';
import { PriceHistory } from '../features/advert-view/price-history.tsx';
import { PriceStanding } from '../features/advert-view/price-standing.tsx';
import { SimilarAdverts } from '../features/advert-view/similar-adverts.tsx';
import { advertsPathOf } from '../features/advert-search/advert-filter.domain.ts';
import { DealEntry } from '../features/deal-entry/deal-entry.tsx';
import { Crumbs } from '../frame/crumbs.tsx';
import styles from './advert-page.module.css';

/** The number in the page's address; null for what is no number. */
function idIn(params: PageContext['params']): number | null {
  const text = params['id'] ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

const isKnownId = (id: number | null): id is number => id !== null && id <= 2_000_000_000;

export async function load({ params, queryClient, platform: { api } }: PageContext): Promise<void> {
  const id = idIn(params);
  if (!isKnownId(id)) throw notFound('В адресе объявления — его номер, только цифры.');
  await Promise.all([
    queryClient.ensureQueryData(advertQuery(api, id)),
    queryClient.prefetchQuery(marketAreasQuery(api)),
  ]);
}

export function head({ params, queryClient, platform: { api } }: PageContext): PageHead {
  const id = idIn(params);
  const view = id === null ? undefined : queryClient.getQueryData(advertQuery(api, id).queryKey);
  if (!view) return {};
  const { address, fields } = view.object;
  return {
    title: `${flatTitle(fields)}, ${address}`,
    description: `${priceWords(fields.price)}, ${metrePriceWords(fields.price_per_m2)}, ${areaWords(fields.area)}. История цены, повторы объявления и место цены среди похожих квартир.`,
    crumbs: [advertsCrumb],
    // What is off sale is a memory, not an offer to find.
    isPrivate: fields.state === 'removed',
  };
}

export function Component() {
  const id = Number(useParams()['id']);
  const { data: view } = useQuery({ ...advertQuery(usePlatform().api, id), retryOnMount: false });
  if (!view) return null;
  const { object, house, actual_on: day } = view;
  return (
    <Container as="main" className={styles.page}>
      <Crumbs crumbs={[advertsCrumb]} current={flatTitle(object.fields)} />
      <AdvertTitle advert={object} />
      <AdvertWarnings advert={object} />
      <div className={styles.first}>
        <AdvertGallery advert={object} />
        <div className={styles.side}>
          <AdvertOffer advert={object} />
          <AdvertObject cadastral={view.cadastral} house={house} object={object} />
        </div>
      </div>
      <PriceStanding standing={view.standing} standing_needs={view.standing_needs} />
      <PriceHistory advert={object} day={day} />
      <AdvertDuplicates duplicates={view.duplicates} />
      <FlatFacts advert={object} />
      <HouseFacts house={house} advert={object} />
      {object.fields.id_dom !== null && <HousePrices houseId={object.fields.id_dom} />}
      {/* Without its number a flat is not told from its neighbours, and a folder is about one. */}
      {object.kad_number !== null && (
        <DealEntry objectKey={object.kad_number} address={object.address} advertId={object.id} />
      )}
      <SimilarAdverts similar={view.similar} />
      <MoreLinks cityId={object.fields.id_city} districtId={object.fields.id_district} />
    </Container>
  );
}

interface MoreLinksProps {
  readonly cityId: number;
  readonly districtId: number;
}

/** All adverts of the district, and what flats cost there. */
function MoreLinks({ cityId, districtId }: MoreLinksProps) {
  const { data } = useQuery({ ...marketAreasQuery(usePlatform().api), retryOnMount: false });
  const city = data?.cities.find(({ id }) => id === cityId);
  const district = city?.districts.find(({ id }) => id === districtId);
  return (
    <nav aria-label="Ещё по этому району">
      <ul className={styles.more}>
        <li>
          <Link to={advertsPathOf({ city: cityId, district: districtId })} className={linkClassName()}>
            {typeset('Все квартиры в этом районе')}
          </Link>
        </li>
        {city && district && (
          <li>
            <Link to={districtMarketPath(city.slug, district.slug)} className={linkClassName()}>
              {typeset(`Цены на квартиры: ${district.title} район`)}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
