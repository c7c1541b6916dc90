import type { AdvertPage } from '@proverka/contract/adverts';
import { onStage, refusal, stage, type StageParts } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { advertOf, pageOf, severalAdverts } from '../adverts/adverts.fixtures.ts';
import { areas } from '../adverts/market.fixtures.ts';
import { pages } from './adverts-pages.tsx';

const { Component: Search } = pages.adverts;
const { Component: Find } = pages['adverts-find'];

const meta = preview.meta({ title: 'Real estate/Adverts', component: Search, decorators: [onStage] });

const places = Array.from({ length: 60 }, (_, place) =>
  advertOf({
    id: 100 + place,
    fields: {
      coords: [30.3 + (place % 9) * 0.03 + (place % 4) * 0.011, 59.82 + Math.floor(place / 9) * 0.03],
      price: 6_000_000 + ((place * 7) % 23) * 500_000,
    },
  }),
);
const found: AdvertPage = pageOf([...severalAdverts, ...places.slice(0, 4)], {
  count: 5312,
  unique_count: 3804,
  next_offset: 20,
  points: pageOf([...severalAdverts, ...places]).points,
});

const search = (page: object | null, query = '?id_city=1') => ({
  render: () => <Search />,
  parameters: stage({
    url: `/adverts/${query}`,
    pattern: '/adverts/',
    answers: { 'GET /market/areas': areas(), ...(page ? { 'POST /adverts/list': page } : {}) },
  }),
});

export const Found = meta.story(search(found));
export const FoundOnAMap = meta.story(search(found, '?id_city=1&view=map'));
export const WithoutACity = meta.story(search(pageOf(severalAdverts), ''));
export const ManyConditions = meta.story(
  search(
    found,
    '?id_city=1&id_district=108&rooms=2&rooms=3&price1=5000000&price2=15000000&area1=40&id_site=2',
  ),
);
export const WithoutPlaces = meta.story(search(pageOf(severalAdverts, { points: [] })));
export const Nothing = meta.story(search(pageOf([]), '?id_city=1&price2=1000'));
export const NotReadYet = meta.story(search(pageOf([], { actual_on: null })));
export const Waiting = meta.story(search(null));
export const Failed = meta.story(search(refusal(503, 'Сервис сейчас не отвечает. Повторите через минуту')));

const lookup = (text: string, answers: StageParts['answers'] = {}) => ({
  render: () => <Find />,
  parameters: stage({
    url: `/adverts/find/?q=${encodeURIComponent(text)}`,
    pattern: '/adverts/find/',
    answers,
  }),
});

export const ByAddress = meta.story(
  lookup('ул. Бабушкина, д. 14', {
    'GET /search/getByAddress': { total: 143, ids: [], list: severalAdverts },
  }),
);
export const UnknownLink = meta.story(
  lookup('https://elsewhere.example/1', {
    'GET /adverts/getIDAdvertByURL': refusal(404, 'Такого объявления нет', { code: 'advert_not_found' }),
  }),
);
export const UnknownNumber = meta.story(
  lookup('78:12:0090007:30041', {
    'POST /adverts/object/kad': {
      total: 0,
      list: [],
      kad_number: '78:12:0090007:30041',
      of: null,
      on_sale: 0,
    },
  }),
);
export const LookingUp = meta.story(lookup('ул. Бабушкина, д. 14'));
export const LookupFailed = meta.story(
  lookup('ул. Бабушкина, д. 14', { 'GET /search/getByAddress': refusal(503, 'Источник не отвечает') }),
);
