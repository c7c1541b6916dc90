import type { AdvertView } from '@proverka/contract/adverts';
import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { advertOf, viewOfAdvert } from '../adverts/adverts.fixtures.ts';
import { areas } from '../adverts/market.fixtures.ts';
import { Component } from './advert-page.tsx';

const meta = preview.meta({ title: 'Real estate/Advert', component: Component, decorators: [onStage] });

const housePrices = {
  total: 14,
  list: Array.from({ length: 14 }, (_, place) => ({
    month: `${2025 + Math.floor((place + 8) / 12)}-${String(((place + 8) % 12) + 1).padStart(2, '0')}`,
    price_per_metre: 168_000 + ((place * 7) % 11) * 2_100,
    count: 5,
    change_percent: null,
    days_on_sale: null,
  })),
};

const page = (view: AdvertView, isHouseKnown = true) => ({
  render: () => <Component />,
  parameters: stage({
    url: '/adverts/11482993/',
    pattern: '/adverts/:id/',
    answers: {
      'GET /adverts/object': view,
      'GET /market/areas': areas(),
      ...(isHouseKnown ? { 'GET /getPriceChangeParam': housePrices } : {}),
    },
    known: [[['adverts', 'one', 11_482_993], view]],
  }),
});

export const Known = meta.story(page(viewOfAdvert()));
export const Suspicious = meta.story(
  page(
    viewOfAdvert({
      object: advertOf({
        fields: { warnings: ['price_too_low', 'cleaned'], price: 2_100_000, price_per_m2: 38_700 },
      }),
    }),
  ),
);
export const Removed = meta.story(
  page(
    viewOfAdvert({
      object: advertOf({ fields: { state: 'removed', removed_on: '2026-11-02', warnings: ['removed'] } }),
    }),
  ),
);
export const HardlyKnown = meta.story(
  page(
    viewOfAdvert({
      object: advertOf({
        kad_number: null,
        fields: {
          rooms: null,
          floor: null,
          kitchen_area: null,
          house_kind: null,
          year_built: null,
          condition: null,
          ceiling: null,
          balcony: null,
          seller: null,
          description: '',
          id_dom: null,
          photo: null,
          photos: [],
          price_change_percent: null,
          price_history: [{ on: '2026-11-20', price: 9_850_000, change_percent: null }],
          warnings: ['no_photos'],
        },
      }),
      cadastral: null,
      house: null,
      duplicates: [],
      standing: null,
      similar: [],
    }),
  ),
);
export const WaitingForTheHouse = meta.story(page(viewOfAdvert(), false));
