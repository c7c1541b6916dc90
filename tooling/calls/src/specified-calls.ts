import { adminCalls } from './specified-admin-calls.ts';
import { apart, as, one, type SpecifiedCall } from './specified-call.ts';

/** A call that is not built yet, and with what it comes. */
interface LaterCall {
  readonly words: string;
  readonly comesWith: string;
}

export interface CallArea {
  readonly area: string;
  readonly calls: readonly SpecifiedCall[];
  readonly later?: readonly LaterCall[];
}

/** Each method of a path. */
const each = (path: string, methods: string): SpecifiedCall[] =>
  methods.split('/').map((method) => one(`${method} ${path}`));

const savesWhole = 'screens add a setting, which replaces the old one';
const insideAdvert = 'screens read it within GET /adverts/object';
const insideFigures = 'screens read it within GET /market/figures';
const placesByChoice = 'for programs of clients; screens choose places of GET /market/areas';
const forClients = 'for programs of clients; screens use the newer call';

/** The table of section 7 of the product specification, in its order, without calls to other services. */
export const specifiedCalls: readonly CallArea[] = [
  { area: 'Products', calls: [one('GET /products'), one('POST /coupon')] },
  {
    area: 'Object',
    calls: [
      one('GET /object/{id}'),
      one('GET /objectFull/{id}'),
      one('GET /search'),
      apart('GET /property/info/house_details', forClients),
      apart('GET /property/info/house_details_new', insideAdvert),
    ],
  },
  {
    area: 'Auth',
    calls: [
      one('POST /register'),
      one('POST /login'),
      one('POST /token'),
      one('PUT /reset'),
      one('POST /admin/users/reset_removed_person'),
    ],
  },
  {
    area: 'User',
    calls: [
      one('PUT /person'),
      one('PUT /person/update_password'),
      one('GET /person/settings'),
      one('POST /admin/person/settings/list'),
      one('POST /person/settings/add'),
      apart('PUT /person/settings/update', savesWhole),
      apart('DELETE /person/settings/remove', savesWhole),
      one('GET /orders'),
      one('GET /invoice'),
      one('GET /person/phone/send_verification_code'),
      one('POST /person/phone/verify'),
      one('GET /person/{id}'),
    ],
  },
  {
    area: 'Orders',
    calls: [
      one('POST /order'),
      one('POST /regorder'),
      one('GET /check_order_paid/{orderId}'),
      one('PUT /admin/order_item/update_order_item'),
    ],
  },
  {
    area: 'Events and jobs',
    calls: [
      apart('POST /events/opt', 'sent by pages of partners'),
      one('POST /task'),
      apart('GET /task/job', 'for programs; the form tells at once what became of its letter'),
      one('PUT /reset/search'),
      one('PUT /reset/ip'),
    ],
  },
  {
    area: 'Files',
    calls: [
      as('GET blob by url', 'GET /attachment/{attachment_id}'),
      one('POST /attachment'),
      one('GET /attachment'),
    ],
  },
  {
    area: 'Misc',
    calls: [
      one('POST /poll'),
      one('GET /orders_done_count'),
      apart('POST /actionpay/add', 'for pages of partners; orders of the sites carry the click themselves'),
      one('POST /estimate'),
    ],
  },
  {
    area: 'Risk',
    calls: [
      ...each('/risk/owner', 'POST/PUT').map(({ words }) => apart(words, forClients)),
      ...each('/risk/v2/owner', 'POST/PUT/DELETE'),
      one('POST /risk/v2/task/restart'),
      one('GET /risk/v2/report/{id}'),
      one('POST /risk/v2/survey'),
      one('POST /risk/v2/update_statement'),
      one('POST /risk/v2/finish/{id}'),
      ...each('/risk/v2/conclusion/', 'POST/DELETE/PUT'),
      one('PUT /risk/v2/conclusion/hide'),
      one('POST /task_handler/list'),
    ],
  },
  {
    area: 'Risk admin',
    calls: [
      one('GET /admin/risk/report/{id}'),
      one('GET /admin/risk/report/{id}/statements'),
      one('POST /admin/risk/report'),
      one('POST /admin/risk/create_pdf'),
      ...each('/admin/risk/owner_item', 'PUT/DELETE'),
      apart('PUT /admin/risk/conclusion', 'conclusions are written at their own desk'),
      one('PUT /admin/risk/owner_item/status'),
      one('PUT /admin/risk/update_statement'),
    ],
  },
  {
    area: 'Admin jobs',
    calls: [one('POST /admin/manual_update_auto'), one('POST /admin/reorder_stuck_in_execution')],
  },
  { area: 'API token', calls: [one('GET /api'), one('POST /api/create_or_renew')] },
  { area: 'Transactions', calls: [one('GET /transaction')] },
  { area: 'Partner', calls: [one('GET /partner/orders'), one('GET /partner/stats')] },
  {
    area: 'System settings',
    calls: [
      as('GET /admin/system/info/view?key', 'GET /admin/system/info/view'),
      as('PUT update_value', 'PUT /admin/system/info/update_value'),
      as('PUT update_activity', 'PUT /admin/system/info/update_activity'),
      as('POST add', 'POST /admin/system/info/add'),
      as('DELETE remove', 'DELETE /admin/system/info/remove'),
    ],
  },
  {
    area: 'Price components',
    calls: [
      one('GET /admin/price_component/list'),
      one('POST /admin/price_component/add'),
      one('PUT /admin/price_component/update'),
      one('DELETE /admin/price_component/delete'),
      apart('GET /admin/price_component_owner/list', 'the list of components has its owners'),
      one('POST /admin/price_component_owner/add'),
      one('DELETE /admin/price_component_owner/delete'),
      one('PUT /admin/price_component_owner/update'),
    ],
  },
  {
    area: 'Tariffs',
    calls: [
      one('GET /tariff/get_all'),
      one('GET /tariff/get_current'),
      apart('GET /tariff/get_current_for_user/', 'screens read the current tariff'),
      apart('POST /tariff/activate', 'a tariff begins by itself when its sum is reached'),
      as('POST activate_for_user', 'POST /tariff/activate_for_user'),
      as('PUT update_for_person', 'PUT /tariff/update_for_person'),
      as('DELETE delete_for_person', 'DELETE /tariff/delete_for_person'),
    ],
  },
  {
    area: 'Partner tariffs',
    calls: [
      one('POST /admin/partner/tariff/add'),
      one('PUT /admin/partner/tariff/update'),
      one('DELETE /admin/partner/tariff/remove'),
      one('GET /admin/partner/tariff/list_by_partner_id'),
    ],
  },
  {
    area: 'Payers',
    calls: [
      one('POST /payer/add_payer'),
      as('DELETE remove_payer', 'DELETE /payer/remove_payer'),
      as('GET get_payers', 'GET /payer/get_payers'),
      as('GET get_payer_info', 'GET /payer/get_payer_info'),
      as('POST update_payer_info', 'POST /payer/update_payer_info'),
    ],
  },
  { area: 'Admin', calls: adminCalls },
  {
    area: 'Adverts',
    calls: [
      one('POST /adverts/list'),
      one('GET /adverts/object'),
      one('POST /adverts/object/kad'),
      apart('getSimilarList', insideAdvert, 'GET /getSimilarList'),
      apart('getRefByA', placesByChoice, 'GET /getRefByA'),
      apart('history/trend getAverage', insideFigures, 'GET /history/trend/getAverage'),
      apart('getAverageParam', insideFigures, 'GET /getAverageParam'),
      apart('getPriceChange', insideAdvert, 'GET /getPriceChange'),
      as('getPriceChangeParam', 'GET /getPriceChangeParam'),
      apart('dom/getByIDs', insideAdvert, 'POST /dom/getByIDs'),
      as('search/getByAddress', 'GET /search/getByAddress'),
      as('adverts/getIDAdvertByURL', 'GET /adverts/getIDAdvertByURL'),
      apart('getByIDs', insideAdvert, 'POST /adverts/getByIDs'),
    ],
  },
  {
    area: 'Deals',
    calls: [one('POST /deal/create'), one('POST /deal/add_document')],
  },
  {
    area: 'Blog',
    calls: [
      as('GET articles', 'GET /articles'),
      as('GET articles/{id}', 'GET /articles/{id}'),
      as('GET tags', 'GET /tags'),
      as('POST ratings', 'POST /ratings'),
      as('comments get, add, delete', 'GET /comments', 'POST /comments', 'DELETE /comments/{id}'),
    ],
  },
];
