import type {
  Metrics,
  NumberDay,
  NumberRow,
  NumberTotals,
  ProductNumbers,
  SourceNumbers,
  TopCustomer,
  TrafficNumbers,
} from '@proverka/contract/desk-numbers';

export const exampleTotals: NumberTotals = {
  registered: 214,
  placed: 480,
  placed_sum: 239_520,
  paid: 391,
  paid_sum: 195_109,
  topped_up: 12,
  topped_up_sum: 36_000,
  sold: 430,
  failed: 9,
  given_back_count: 4,
  asked: 2150,
  delivered: 418,
  delivered_in_time: 402,
  average_seconds: 190,
  charged: 188_900,
  given_back: 1497,
  source_cost: 21_480.5,
  margin: 165_922.5,
};

export const noTotals: NumberTotals = {
  ...exampleTotals,
  ...Object.fromEntries(Object.keys(exampleTotals).map((name) => [name, 0])),
  average_seconds: null,
};

export const earlierTotals: NumberTotals = {
  ...exampleTotals,
  charged: 160_000,
  given_back: 0,
  paid: 350,
  paid_sum: 171_000,
  margin: 140_000,
};

/** Invented days up to the 27th of November, as many as asked for. */
export const exampleDays = (count: number): readonly NumberDay[] =>
  Array.from({ length: count }, (_, place) => {
    const share = 1 + ((place * 7) % 11);
    return {
      ...noTotals,
      day: new Date(Date.UTC(2026, 10, 28 - count + place)).toISOString().slice(0, 10),
      registered: share * 2,
      placed: share * 5,
      paid: share * 4,
      paid_sum: share * 4 * 499,
      charged: share * 3.8 * 499,
      given_back: place % 6 === 0 ? 499 : 0,
      source_cost: share * 60.5,
      margin: share * 1800,
      sold: share * 4,
      delivered: share * 4,
      delivered_in_time: share * 3,
      average_seconds: 120 + share,
    };
  });

const result = { charged: 120_000, given_back: 998, source_cost: 11_000, margin: 108_002 };

export const exampleProducts: readonly ProductNumbers[] = [
  {
    product_name: 'EgrnObject',
    product_name_ru: 'Выписка ЕГРН об объекте недвижимости',
    brand: 'real-estate',
    sold: 260,
    sold_sum: 129_740,
    failed: 3,
    delivered: 255,
    delivered_in_time: 250,
    average_seconds: 2100,
    promised_seconds: 86_400,
    ...result,
  },
  {
    product_name: 'ExpertConclusion',
    product_name_ru: 'Заключение эксперта',
    brand: 'person-check',
    sold: 0,
    sold_sum: 0,
    failed: 0,
    delivered: 0,
    delivered_in_time: 0,
    average_seconds: null,
    promised_seconds: null,
    ...result,
    margin: -450,
  },
];

export const exampleTraffic: readonly TrafficNumbers[] = [
  exampleOf('direct', 0),
  exampleOf('campaign', 1),
  exampleOf('partner', 2),
];

function exampleOf(traffic: TrafficNumbers['traffic'], place: number): TrafficNumbers {
  const counts = { registered: 100 - place * 30, placed: 200 - place * 60, paid: 180 - place * 60 };
  return { traffic, ...counts, paid_sum: 90_000 - place * 30_000, ...result };
}

export const exampleSources: readonly SourceNumbers[] = [
  { source: 'Росреестр', answers: 255, cost: 0 },
  { source: 'Единый федеральный реестр сведений о банкротстве', answers: 900, cost: 900 },
];

export const exampleCustomers: readonly TopCustomer[] = Array.from({ length: 4 }, (_, place) => ({
  person_id: `0192f0c1-0000-7000-8000-${String(place).padStart(12, '0')}`,
  email: `t***${place}@example.com`,
  brand: place % 2 === 0 ? 'real-estate' : 'person-check',
  paid_orders: 9 - place,
  paid_sum: 9000 - place * 1500,
}));

export const exampleRows: readonly NumberRow[] = Array.from({ length: 5 }, (_, place) => ({
  row_id: `0192f0c1-0000-7000-8000-${String(place).padStart(12, '0')}`,
  at: '2026-11-27T09:00:00.000Z',
  person_id: `0192f0c1-0000-7000-8000-${String(place + 50).padStart(12, '0')}`,
  order_id: `0192f0c1-0000-7000-8000-${String(place + 90).padStart(12, '0')}`,
  order_item_id: null,
  product_name_ru: '',
  source: '',
  amount: 499 + place,
  seconds: null,
}));

export const exampleMetrics: Metrics = {
  unpaid_orders: 14,
  orders_queued: 1,
  orders_running: 6,
  orders_needing_data: 2,
  unsent_letters: 0,
  payouts_waiting: 1,
  payouts_in_file: 0,
  open_cases: 3,
};
