import type {
  DistrictAccuracy,
  Estimate,
  SellTime,
  Valuation,
  ValuationComparable,
  ValuationModel,
} from '@proverka/contract/valuation';
import { sampleValuation } from '../content/samples/valuation.ts';

/** Where nobody told the condition, and the register does not know the rooms. */
export const exampleEstimate = (changes: Partial<Estimate> = {}): Estimate => ({
  object_key: '78:31:0000000:1024',
  basis: 'sales',
  flat: {
    ...sampleValuation.flat,
    rooms: null,
    condition: null,
    said_by: {
      area_m2: 'register',
      floor: 'register',
      floors: 'house',
      house_kind: 'house',
      year_built: 'house',
    },
  },
  comparables_found: 23,
  district_range: { low: 10_900_000, high: 14_300_000, flats: 164 },
  asks: ['condition', 'rooms'],
  product_id: '0192f0c1-0000-7000-8000-000000000601',
  product_price: 99,
  ...changes,
});

/** By asking prices, with little known and nothing told of the time on sale. */
export const valuationByAdverts: Valuation = {
  ...sampleValuation,
  basis: 'adverts',
  flat: {
    ...sampleValuation.flat,
    cadastral_number: null,
    rooms: null,
    floor: null,
    floors: null,
    house_kind: null,
    year_built: null,
    condition: null,
    is_apartments: true,
    said_by: { area_m2: 'register', is_apartments: 'adverts' },
  },
  low: 10_500_000,
  high: 14_000_000,
  value: 12_000_000,
  comparables: sampleValuation.comparables.slice(0, 5).map(offered),
  comparables_found: 5,
  sell_times: sampleValuation.sell_times.map(untold),
  changes: [],
  accuracy: null,
};

/** On offer, by an advert that tells of little; the second names no house, the third needs no adjustment. */
function offered(flat: ValuationComparable, place: number): ValuationComparable {
  const nothing = {
    rooms: null,
    floor: null,
    floors: null,
    house_kind: null,
    year_built: null,
    condition: null,
  };
  return {
    ...flat,
    ...nothing,
    kind: 'advert',
    advert_id: 1_000 + place,
    address: place === 1 ? null : flat.address,
    adjustments: place === 2 ? [] : flat.adjustments,
  };
}

function untold(time: SellTime): SellTime {
  return { ...time, days: null, adverts: 3 };
}

const district = (name: string, sales: number, coverage: number): DistrictAccuracy => ({
  district: name,
  city: 'Санкт-Петербург',
  sales,
  median_error: 0.048,
  within_10: 0.79,
  coverage,
  coverage_allowed: sales < 200 ? null : Math.max(0.02, 3 * Math.sqrt((0.8 * 0.2) / sales)),
});

/** Every figure is within its norm; one district misses its own, one has too few sales to judge. */
export const exampleModel: ValuationModel = {
  version: 12,
  trained_at: '2026-11-20T00:14:00.000Z',
  sales: 18_420,
  adverts: 57_312,
  set_aside: 214,
  data_from: '2018-11-20',
  data_until: '2026-11-19',
  backtest: {
    from: '2025-11-20',
    until: '2026-11-19',
    sales: 3614,
    median_error: 0.049,
    within_10: 0.784,
    mean_error: 0.069,
    cod: 6.9,
    prd: 1.011,
    prb: -0.009,
    coverage: 0.799,
    interval_width: 0.187,
    baselines: [
      { kind: 'district_median', sales: 3614, median_error: 0.121, within_10: 0.427, mean_error: 0.154 },
      { kind: 'five_nearest', sales: 3614, median_error: 0.083, within_10: 0.566, mean_error: 0.104 },
    ],
    districts: [
      district('Образцовый', 412, 0.806),
      district('Тестовый', 287, 0.711),
      district('Дальний', 34, 0.853),
    ],
  },
};

/** A model whose bounds are too narrow and which values dear flats too low. */
export const modelOutOfNorm: ValuationModel = {
  ...exampleModel,
  backtest: { ...exampleModel.backtest, cod: 13.4, prd: 1.071, prb: -0.083, coverage: 0.712 },
};
