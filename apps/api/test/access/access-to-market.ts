import { admin } from './access-rule.ts';
import type { Access } from './access-rule.ts';

/** Adverts and the market are for everybody; which adverts sell one flat is decided by the staff. */
export const accessToMarket = {
  'POST /adverts/list': 'anyone',
  'GET /adverts/object': 'anyone',
  'POST /adverts/object/kad': 'anyone',
  'GET /getSimilarList': 'anyone',
  'GET /getPriceChange': 'anyone',
  'GET /search/getByAddress': 'anyone',
  'GET /adverts/getIDAdvertByURL': 'anyone',
  'POST /adverts/getByIDs': 'anyone',
  'GET /adverts/photo': 'anyone',
  'GET /market/areas': 'anyone',
  'GET /market/figures': 'anyone',
  'GET /getRefByA': 'anyone',
  'GET /history/trend/getAverage': 'anyone',
  'GET /getAverageParam': 'anyone',
  'GET /getPriceChangeParam': 'anyone',
  'GET /property/info/house_details': 'anyone',
  'GET /property/info/house_details_new': 'anyone',
  'POST /dom/getByIDs': 'anyone',
  'GET /admin/advert_groups': admin(() => ({ query: { find: '1' } })),
  'POST /admin/advert_groups/part': admin(() => ({
    payload: { adverts: [1, 2], apart: [1], reason: 'Разные квартиры' },
  })),
  'POST /admin/advert_groups/join': admin(() => ({
    payload: { first: [1], second: [2], reason: 'Одна квартира' },
  })),
} as const satisfies Record<string, Access>;
