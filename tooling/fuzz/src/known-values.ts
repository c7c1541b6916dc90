import * as fc from 'fast-check';
import { Learnt } from './learnt.ts';

/** What takes the place of `MARK` when a request is sent: a word that only its sender knows. */
export const MARK = 'ЗНАК';

const redDot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const people =
  'Фамилия;Имя;Отчество;Дата рождения\nТестов;Иван;Петрович;31.01.1980\nОбразцов;Пётр;Ильич;15.05.1975';
const files = [
  redDot,
  base64(people),
  base64('1CClientBankExchange\nВерсияФормата=1.03\nРасчСчет=40702810000000000000\nКонецФайла\n'),
  base64('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>'),
  base64('<?xml version="1.0" encoding="UTF-8"?><extract_about_property/>'),
  base64('PK\u0003\u0004\u0014\u0000\u0000\u0000'),
];

const ivan = {
  last_name: 'Тестов',
  first_name: 'Иван',
  middle_name: 'Петрович',
  birth_date: '1980-01-31',
  passport_series: '0010',
  passport_number: '100001',
};
const pyotr = {
  last_name: 'Образцов',
  first_name: 'Пётр',
  middle_name: 'Ильич',
  birth_date: '1975-05-15',
  region: '78',
};
const subjects = [
  ivan,
  pyotr,
  { inn: '0010003579' },
  { vin: 'XTA210990Y2766389' },
  { region: '77' },
  { inn: '000100013701' },
];

const EGRN_OBJECT = '0192f0c1-0000-7000-8000-000000000001';
const EGRN_RIGHT_LIST = '0192f0c1-0000-7000-8000-000000000002';
const CHECK_BANKRUPTCY = '0192f0c1-0000-7000-8000-00000000020f';
const RISK = '0192f0c1-0000-7000-8000-000000000301';
const COST_ASSESSMENT = '0192f0c1-0000-7000-8000-000000000601';
const item = (product_id: string, object_key: string, more: object = {}) => ({
  product_id,
  object_key,
  object_address: `г Тестов, ${MARK}`,
  refresh: true,
  ...more,
});
const orders = [
  [item(EGRN_OBJECT, '77:06:0001001:1234')],
  [item(EGRN_OBJECT, '77:06:0001001:3001'), item(EGRN_RIGHT_LIST, '77:06:0001001:1234')],
  [item(CHECK_BANKRUPTCY, 'Тестов Иван Петрович', { metadata: { ownersData: [ivan] } })],
  [item(RISK, '77:06:0001001:1234', { metadata: { ownersData: [ivan, pyotr] } })],
  [item(COST_ASSESSMENT, '77:06:0001001:1234', { metadata: { valuation: { condition: 'good', rooms: 2 } } })],
];

/** Right values by the field's name as the contract writes it; others are made from the schema. */
const known: Readonly<Record<string, readonly unknown[]>> = {
  phone: ['+79990001122', '8 (999) 000-11-22'],
  name: ['Тестов Иван', 'ООО «Образец»', 'Sample', 'Base'],
  password: ['верный пароль 42', 'другой пароль 43'],
  old_password: ['верный пароль 42', 'другой пароль 43'],
  registartion_url: ['http://realestate.localhost/', 'http://fizcheck.localhost/?utm_source=a'],
  redirect_url: [
    'http://realestate.localhost/user/balance/',
    'https://foreign.example/',
    'http://fizcheck.localhost/',
  ],
  kad_number: ['77:06:0001001:1234', '78:12:0090007:30041'],
  city: ['sankt-peterburg'],
  district: ['kolpinskiy'],
  rooms: [0, [1, 2]],
  url: ['https://vitrina.example/flat/11482993', `https://hooks.example.com/${MARK}`, 'http://127.0.0.1:1/'],
  object_key: ['77:06:0001001:1234', '77:06:0001001:3001', '77:06:0001001:9999', `г Тестов, ${MARK}`],
  object_address: ['г Москва, ул Тестовая, д 1', `г Тестов, ${MARK}`, ''],
  query: ['77:06:0001001:1234', 'Маяковского', 'Образец', '0010003579', MARK],
  text: [`Образец ${MARK}`, people, 'Тестов Иван Петрович 31.01.1980', '0010003579'],
  comment: [`Образец ${MARK}`, ''],
  question: [`Можно ли покупать? ${MARK}`],
  reason: [`Образец ${MARK}`],
  correction: [`Образец ${MARK}`],
  title: ['Образец'],
  subject: [ivan, pyotr, 'Образец'],
  data: subjects,
  entityAuto: [{ vin: 'XTA210990Y2766389' }, { plate: 'А001АА77' }, {}],
  order_items: orders,
  product_id: [EGRN_OBJECT, EGRN_RIGHT_LIST, CHECK_BANKRUPTCY, RISK, COST_ASSESSMENT],
  price_component_type: [{ name: 'Base' }],
  ownersData: [[ivan], [ivan, pyotr], [], [{ inn: '0010003579' }]],
  products: [{}, { person: '0192f0c1-0000-7000-8000-00000000020f' }],
  content: files,
  content_base64: files,
  file_name: ['page.png', 'list.csv', 'list.xlsx', 'document.xml', 'document.pdf'],
  inn: ['7707083893', '500100732259', '000100013701'],
  kpp: ['773601001', ''],
  ogrn: ['1180050006333', ''],
  address: [`г Москва, ${MARK}`, '203.0.113.9', '2001:db8::1'],
  series: ['0010', '0018'],
  number: ['100001', '100002'],
  last_name: ['Тестов', 'Образцов'],
  first_name: ['Иван', 'Пётр'],
  middle_name: ['Петрович', ''],
  birth_date: ['1980-01-31', '31.01.1980'],
  'date-from': ['2026-01-01', '2026-11-01'],
  'date-to': ['2026-11-30', '2036-01-01'],
  date_from: ['2026-01-01', '2026-11-01'],
  date_to: ['2026-11-30', '2036-01-01'],
  amount: [100, 500, 1000, 999.99],
  price: [1, 10, 400],
  offset: [0, 1, 20, 1_000_000],
  person_role: [5, 6, 2, 9, 11, 15],
  tariff_simple_id: [0, 1, 2, 3],
  code: ['FREE', 'freerisk', '000000', 'ОБРАЗЕЦ-1'],
  key: ['maintenance', 'alert_info_all', 'ai_report', 'processing_orders'],
  value: ['active', 'inactive', ''],
  event: ['payment.succeeded', 'payment.canceled', 'refund.succeeded', 'payment.waiting_for_capture'],
  type: ['notification'],
  payee: [
    {
      name: 'Тестов Иван Петрович',
      inn: '',
      account: '40817810700000000001',
      bik: '044525225',
      bank: 'АО «Банк Пример»',
      correspondent_account: '',
    },
  ],
  offer_version: ['2026-09-01'],
  personal_data_version: ['2026-11-20'],
  version: ['2026-11-20', 1, 2],
  sellers: [[], [ivan]],
  steps: [[], [{ kind: 'advance', title: '', planned_on: '2026-12-01', done_on: null }]],
  orderType: ['object', 'fizcheck'],
  partner_id: [MARK, 'partner'],
  campaign: ['spring'],
  source: ['kadnet', 'sales', 'fssp'],
  mode: ['automatic', 'manual'],
  note: [`Образец ${MARK}`, ''],
  link: ['/tariff/', 'https://bank.example/'],
  route: ['all', 'object'],
  erid: ['2VtzqwExample1'],
  advertiser: [null, { name: 'ООО «Образец»', inn: '7707083893', erid: '2VtzqwExample1' }],
  actionpay_click: [`click-${MARK}`],
  starts_at: ['2099-01-01T00:00:00Z', '2020-01-01T00:00:00Z'],
  ends_at: ['2099-02-01T00:00:00Z', null],
  at: ['2099-01-01T00:00:00Z'],
  reward_percent: [0, 50, 100],
  min_top_up: [0, 5000],
};

/** The same by kind, where the field is a plain `id`. */
const knownByKind: Readonly<Record<string, readonly unknown[]>> = {
  objectid: ['77:06:0001001:1234', '77:06:0001001:3001', '77:06:0001001:9999'],
  objectfullid: ['77:06:0001001:1234', '77:06:0001001:7'],
};

/** Fields that earlier answers fill. */
const learntFields =
  /(^|_)(id|ids|password)$|Id$|^(before|token|jwt_token|username|email|code|number|key|finding_key|expected_total|expected_price|groupID|product_name|tag|object)$/;

const learnt = (kind: string): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(9))
    .map(([pick, luck]) => new Learnt(kind, pick, luck < 2));

/** A right value for a field, learnt or known; null where only its schema helps. */
export function valueForField(field: string, kind: string): fc.Arbitrary<unknown> | null {
  const values = known[field] ?? knownByKind[kind];
  const constants = values === undefined ? null : fc.constantFrom(...values);
  if (!learntFields.test(field)) return constants;
  if (constants === null) return learnt(kind);
  return fc.oneof({ weight: 2, arbitrary: learnt(kind) }, { weight: 1, arbitrary: constants });
}
