type Body = Readonly<Record<string, unknown>>;

/** `n` makes the calls differ. */
export type Scenarios = Readonly<Record<string, (n: number) => Body>>;

const month = (n: number): string => `2026-0${1 + (n % 9)}`;
const week = (n: number) => ({ created_from: `${month(n)}-10`, created_to: `${month(n)}-16` });

/** Each filter by its most frequent value, its rarest and one that nothing has; pairs that meet often, rarely and never. */
export const peopleScenarios: Scenarios = {
  all: () => ({}),
  'name, frequent': () => ({ text: 'иван' }),
  'name, everybody': () => ({ text: 'тестов' }),
  'name, rare': (n) => ({ text: `Тестов${n % 997} Ива` }),
  'name, nobody': (n) => ({ text: `нетакого${n}` }),
  'e-mail': (n) => ({ text: `${n * 131}@bench` }),
  'e-mail, everybody': () => ({ text: 'bench' }),
  'phone, one': (n) => ({ text: `8 (999) ${String(1_000_000 + n * 131)}` }),
  'phone, frequent': () => ({ text: '8 (999) 10' }),
  'role, frequent': (n) => ({ person_role: 1 + (n % 8) }),
  'role, rare': () => ({ person_role: 9 }),
  'role, nobody': () => ({ person_role: 98 }),
  'source, frequent': () => ({ source: 'spring50' }),
  'source, one': () => ({ source: 'rare10' }),
  'source, nobody': (n) => ({ source: `x${n}` }),
  'balance, frequent': () => ({ balance_to: 0 }),
  'balance, rare': (n) => ({ balance_from: 400 + n }),
  'balance, nobody': () => ({ balance_from: 900_000 }),
  tariff: (n) => ({ tariff_simple_id: n % 6 }),
  'tariff, nobody': () => ({ tariff_simple_id: 999 }),
  week,
  'week of nobody': () => ({ created_from: '2031-01-01' }),
  brand: () => ({ brand: 'person-check' }),
  'by name': () => ({ sort: 'name', is_ascending: true }),
  'by name, downwards': () => ({ sort: 'name' }),
  'by sum': () => ({ sort: 'spent' }),
  'by sum, upwards': () => ({ sort: 'spent', is_ascending: true }),
  'oldest first': () => ({ is_ascending: true }),
  'role and name, often': () => ({ person_role: 2, text: 'пётр' }),
  'role and name, never': () => ({ person_role: 1, text: 'пётр' }),
  'role and balance': () => ({ person_role: 9, balance_from: 500, sort: 'spent' }),
  'tariff and balance': (n) => ({
    tariff_simple_id: n % 4,
    balance_from: 100,
    sort: 'name',
    is_ascending: true,
  }),
  'tariff and name': (n) => ({ tariff_simple_id: n % 4, text: 'анна', sort: 'spent' }),
  'brand and source': () => ({ brand: 'person-check', source: 'spring50', sort: 'name', is_ascending: true }),
  'week and name': (n) => ({ ...week(n), text: 'мария', sort: 'spent' }),
};

const statuses = ['awaiting_payment', 'paid', 'closed', 'expired'] as const;

export const orderScenarios: Scenarios = {
  all: () => ({}),
  'status, frequent': () => ({ status: 'closed' }),
  'status, rare': () => ({ status: 'awaiting_payment' }),
  'status, any': (n) => ({ status: statuses[n % 4] }),
  'kind, rare': () => ({ kind: 'top_up' }),
  'method, rare': () => ({ method: 'mixed' }),
  brand: () => ({ brand: 'person-check' }),
  'product, frequent': () => ({ product_name: 'EgrnObject' }),
  'product, rare': () => ({ product_name: 'CheckPassport' }),
  'product, none': (n) => ({ product_name: `None${n}` }),
  'items that run': () => ({ item_status: 'running' }),
  'items that failed': () => ({ item_status: 'failed' }),
  'items that wait': () => ({ item_status: 'needs_data' }),
  week,
  'week of none': () => ({ created_from: '2031-01-01' }),
  'sum, frequent': (n) => ({ total_from: 499 + (n % 20) * 100, total_to: 499 + (n % 20) * 100 }),
  'sum, one': () => ({ total_from: 100_000 }),
  'sum, none': (n) => ({ total_from: 1_000_000 + n }),
  cadastral: (n) => ({ number: `77:01:${String(n * 77).padStart(7, '0')}:1` }),
  report: (n) => ({ number: `BENCH-${n * 77 + 1}` }),
  'number of none': (n) => ({ number: `NONE-${n}` }),
  'status and product, often': () => ({ status: 'closed', product_name: 'EgrnObject' }),
  'status and product, never': () => ({ status: 'awaiting_payment', product_name: 'EgrnObject' }),
  'kind and product, never': () => ({ kind: 'top_up', product_name: 'EgrnObject' }),
  'status and method, never': () => ({ status: 'expired', method: 'mixed' }),
  'brand and sum': (n) => ({ brand: 'person-check', total_from: 499 + (n % 20) * 100 }),
  'kind and sum, never': () => ({ kind: 'top_up', total_from: 599, total_to: 699 }),
  'product and sum': () => ({ product_name: 'EgrnObject', total_from: 1499, total_to: 1599 }),
  'product and week': (n) => ({ product_name: 'EgrnObject', ...week(n) }),
  'week and sum': (n) => ({ ...week(n), total_from: 499, total_to: 499 }),
  'status and week': (n) => ({ status: statuses[n % 4], ...week(n) }),
  'failed items and product': () => ({ item_status: 'failed', product_name: 'EgrnObject' }),
  'running items and brand': () => ({ item_status: 'running', brand: 'person-check' }),
};

export const findScenarios: Scenarios = {
  person: (n) => ({ text: `тестов${n}` }),
  report: (n) => ({ text: `BENCH-${n * 77 + 1}` }),
  nothing: (n) => ({ text: `нетакого${n}` }),
};
