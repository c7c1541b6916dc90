import { advertRow, keepRows } from '../adverts.ts';
import { writes } from './journal-rule.ts';

/** Calls about adverts and the market name nobody and write nothing, but for what the staff decides about adverts. */
export const journalOfMarket = {
  'POST /adverts/list': 'public',
  'GET /adverts/object': 'public',
  'POST /adverts/object/kad': 'public',
  'GET /getSimilarList': 'public',
  'GET /getPriceChange': 'public',
  'GET /search/getByAddress': 'public',
  'GET /adverts/getIDAdvertByURL': 'public',
  'POST /adverts/getByIDs': 'public',
  'GET /adverts/photo': 'public',
  'GET /market/areas': 'public',
  'GET /market/figures': 'public',
  'GET /getRefByA': 'public',
  'GET /history/trend/getAverage': 'public',
  'GET /getAverageParam': 'public',
  'GET /getPriceChangeParam': 'public',
  'GET /property/info/house_details': 'public',
  'GET /property/info/house_details_new': 'public',
  'POST /dom/getByIDs': 'public',
  'GET /admin/advert_groups': 'staff list',
  'POST /admin/advert_groups/part': writes('adverts.parted', 'admin', async ({ world }) => {
    await keepRows(world, [advertRow(71), advertRow(72)]);
    return { payload: { adverts: [71, 72], apart: [72], reason: 'Разные квартиры' } };
  }),
  'POST /admin/advert_groups/join': writes('adverts.joined', 'admin', async ({ world }) => {
    const elsewhere = { street: 'ул. Другая', id_dom: 7002 };
    const address = { address: 'г. Образцовск, ул. Другая, д. 7' };
    await keepRows(world, [
      advertRow(81, elsewhere, address),
      advertRow(82, { ...elsewhere, floor: 7, area: 91 }, address),
    ]);
    return { payload: { first: [81], second: [82], reason: 'Одна квартира' } };
  }),
} as const;
