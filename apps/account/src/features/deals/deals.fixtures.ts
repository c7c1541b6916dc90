import type { Deal, DealAdvert, DealLine } from '@proverka/contract/deal';

const step = { title: '', planned_on: null, done_on: null } as const;

/** Invented: an advance is paid, the contract is next. */
export const exampleDealLine: DealLine = {
  deal_id: '0192f0c1-0000-7000-8000-00000000f001',
  object_key: '77:01:0001001:1024',
  object_address: 'г Тестов, ул Образцова, д 1, кв 2',
  created_date: '2026-11-01T09:12:00.000Z',
  changed_date: '2026-11-20T09:12:00.000Z',
  kept_until: '2027-05-20T09:12:00.000Z',
  next_step: { ...step, kind: 'contract', planned_on: '2026-12-01' },
  documents: 1,
};

const advertOf = (id: number, site: string, price: number): DealAdvert['advert'] => ({
  id,
  kad_number: '77:01:0001001:1024',
  address: 'г Тестов, ул Образцова, д 1',
  ids: [id],
  fields: {
    object_type: 'flat',
    title: '2-комн. квартира, 54,3 м², 4/9 этаж',
    price,
    price_per_m2: 181_400,
    price_change_percent: null,
    rooms: 2,
    area: 54.3,
    floor: 4,
    floors: 9,
    state: 'active',
    published_on: '2026-08-02',
    days_on_sale: 116,
    id_site: 1,
    site,
    id_city: 1,
    city: 'Тестов',
    id_district: 108,
    district: 'Вокзальный',
    id_dom: null,
    coords: null,
    photo: null,
    warnings: [],
  },
});
const unchanged = { is_new: false, price_before: null, price_changed_on: null, withdrawn_on: null };
const secondAdvert = advertOf(11_490_120, 'Метры', 9_900_000);

/** A lower price, a second agent, and an advert that was taken down. */
const exampleAdverts: readonly DealAdvert[] = [
  {
    ...unchanged,
    advert: advertOf(11_482_993, 'Витрина', 9_550_000),
    price_before: 9_850_000,
    price_changed_on: '2026-11-12',
  },
  {
    ...unchanged,
    advert: { ...secondAdvert, fields: { ...secondAdvert.fields, published_on: '2026-11-15' } },
    is_new: true,
  },
  { ...unchanged, advert: advertOf(11_400_000, 'Первые руки', 9_850_000), withdrawn_on: '2026-11-18' },
];

export const exampleDeal: Deal = {
  ...exampleDealLine,
  version: 4,
  advert_id: null,
  sellers: [
    { last_name: 'Тестов', first_name: 'Иван', middle_name: 'Петрович', birth_date: '1980-05-14' },
    { last_name: 'Образцова', first_name: 'Анна' },
  ],
  steps: [
    { ...step, kind: 'advance', planned_on: '2026-11-10', done_on: '2026-11-11' },
    { ...step, kind: 'contract', planned_on: '2026-12-01' },
    { ...step, kind: 'registration' },
    { ...step, kind: 'payment' },
    { ...step, kind: 'handover' },
  ],
  notes: 'Спросить о перепланировке',
  checks: [
    {
      kind: 'object',
      seller: null,
      state: 'ready',
      order_item_id: '0192f0c1-0000-7000-8000-0000000000b1',
      product_name: 'EgrnObject',
    },
    { kind: 'history', seller: null, state: 'missing', order_item_id: null, product_name: null },
    {
      kind: 'seller',
      seller: 0,
      state: 'under_way',
      order_item_id: '0192f0c1-0000-7000-8000-0000000000b2',
      product_name: 'CheckOwnerV2',
    },
    { kind: 'seller', seller: 1, state: 'missing', order_item_id: null, product_name: null },
  ],
  reports: [],
  adverts: [...exampleAdverts],
  document_list: [
    {
      attachment_id: '0192f0c1-0000-7000-8000-00000000e001',
      kind: 'receipt',
      title: 'Расписка об авансе',
      file_name: 'scan.pdf',
      content_type: 'application/pdf',
      bytes: 348_160,
      added_date: '2026-11-11T12:00:00.000Z',
    },
  ],
  changes: {
    amount_of_owners: false,
    date_rights: false,
    registration_number_of_rights: false,
    encumbrance: true,
    first_date: '2026-11-01T09:12:00.000Z',
    last_date: '2026-11-20T09:12:00.000Z',
  },
};

/** As it is made. */
export const newDeal: Deal = {
  ...exampleDeal,
  version: 1,
  sellers: [],
  steps: exampleDeal.steps.map(({ kind }) => ({ kind, title: '', planned_on: null, done_on: null })),
  notes: '',
  adverts: [],
  next_step: { ...step, kind: 'advance' },
  checks: [
    { kind: 'object', seller: null, state: 'missing', order_item_id: null, product_name: null },
    { kind: 'history', seller: null, state: 'missing', order_item_id: null, product_name: null },
  ],
  document_list: [],
  documents: 0,
  changes: null,
};
