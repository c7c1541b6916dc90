import type { Access } from './access-rule.ts';

/** Adverts and the market are for everybody. */
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
} as const satisfies Record<string, Access>;
