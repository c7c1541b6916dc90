import type { Report } from '@proverka/contract/report';
import type { Valuation } from '@proverka/contract/valuation';
import { sampleComparables } from './valuation-comparables.ts';

const address = 'г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 5';

export const sampleValuation: Valuation = {
  basis: 'sales',
  valued_on: '2026-11-20',
  data_until: '2026-11-19',
  model_version: 12,
  flat: {
    cadastral_number: '78:31:0000000:1024',
    address,
    city: 'Санкт-Петербург',
    district: 'Образцовый',
    area_m2: 54.3,
    rooms: 2,
    floor: 3,
    floors: 5,
    house_kind: 'brick',
    year_built: 1984,
    condition: 'cosmetic',
    is_apartments: false,
    said_by: {
      area_m2: 'register',
      rooms: 'buyer',
      floor: 'register',
      floors: 'house',
      house_kind: 'house',
      year_built: 'house',
      condition: 'buyer',
    },
  },
  value: 12_400_000,
  low: 11_600_000,
  high: 13_200_000,
  value_per_m2: 228_000,
  comparables: sampleComparables,
  comparables_found: 23,
  sell_times: [
    { pace: 'quick', price: 11_800_000, percent: 95, days: 24, adverts: 118 },
    { pace: 'usual', price: 12_400_000, percent: 100, days: 52, adverts: 341 },
    { pace: 'patient', price: 13_000_000, percent: 105, days: 97, adverts: 164 },
  ],
  changes: [
    { factor: 'condition', text: 'Если нужен ремонт', rubles: -620_000 },
    { factor: 'condition', text: 'Если хороший ремонт', rubles: 680_000 },
    { factor: 'condition', text: 'Если дизайнерский ремонт', rubles: 1_240_000 },
    { factor: 'floor', text: 'Если бы это был первый этаж', rubles: -520_000 },
  ],
  unknown: [
    'Состояние названо вами, мы его не проверяли.',
    'Вид из окон, шум, соседи, мебель и срочность продажи: этого нет ни в одном источнике.',
    'Долги, ипотека, аресты и доли: оценка — за всю квартиру без них.',
  ],
  accuracy: { median_error: 0.049, sales: 312 },
};

/** A delivered valuation of an invented flat. */
export const sampleValuationReport: Report = {
  order_item_id: '0192f0c1-0000-7000-8000-000000000104',
  order_id: '0192f0c1-0000-7000-8000-000000001104',
  number: 'SAMPLE-VALUE',
  product_name: 'CostAssessment',
  product_name_ru: 'Рыночная оценка',
  object_key: '78:31:0000000:1024',
  object_address: address,
  subject: { kind: 'object', display_name: address, data: {} },
  edits_left: 0,
  status: 'done',
  created_at: '2026-11-20T09:12:00.000Z',
  completed_at: '2026-11-20T09:12:31.000Z',
  expires_at: '2026-12-20T09:12:31.000Z',
  expected: { p50: 60, p95: 300, measured: false },
  money_note: '',
  tasks: [
    {
      task_id: '0192f0c1-0000-7000-8000-000000002104',
      task_type: 'rate_cost_assessment',
      title: 'Рыночная цена квартиры',
      status: 'found',
      attempts: 1,
      started_at: '2026-11-20T09:12:04.000Z',
      finished_at: '2026-11-20T09:12:31.000Z',
      source: 'Зарегистрированные сделки и объявления о продаже',
      source_date: '2026-11-19',
      reason: '',
      missing_requirements: [],
      can_restart: false,
      price: 0,
      can_resume: false,
    },
  ],
  verdict: {
    level: 'clear',
    sentence:
      'Квартира стоит около 12\u00A0400\u00A0000\u00A0₽ по ценам сделок: четыре из пяти таких продают за сумму от 11\u00A0600\u00A0000\u00A0₽ до 13\u00A0200\u00A0000\u00A0₽.',
    reasons: [],
  },
  findings: [],
  extracts: [],
  valuation: sampleValuation,
  has_pdf: true,
  confirm_path: '/confirm/SAMPLE-VALUE/',
  rating: null,
};
