import { expect, test } from 'vitest';
import { checkOf } from '../checks.ts';
import { likely, namesake, same, subjects, TABLE_DAY } from '../verdict-cases.fixtures.ts';
import { withSubject } from '../subject.domain.ts';
import type { ItemMetadata } from '../subject.domain.ts';

const lawsuit = {
  court: '',
  case_number: '',
  category: '',
  kind: 'civil',
  role: 'ответчик',
  received_on: '2026-02-03',
  result: 'Иск удовлетворён',
  decided_on: '2026-05-06',
};
const crime = { ...lawsuit, kind: 'criminal', role: 'обвиняемый', result: null, decided_on: null };
const claim = {
  court: '',
  case_number: '',
  role: 'defendant',
  received_on: '2026-02-03',
  amount_kopecks: null,
  state: 'Рассматривается',
};
const fine = {
  resolution: '',
  issued_on: '2026-11-11',
  amount_kopecks: 1,
  article: '',
  department: '',
  paid: true,
  discount_until: null,
};
const debt = {
  name: 'ТЕСТОВ ИВАН ПЕТРОВИЧ 31.01.1980',
  exe_production: '1/26/77010-ИП',
  details: '',
  subject: '',
  department: '',
  bailiff: '',
  ip_end: '',
};
const ended = { ...debt, ip_end: '2026-03-16, 46, 1, 3' };
const mass = (companies: number) => [same({ kind: 'director', companies, as_of: '2026-11-01' })];

function wordsOf(type: string, data: unknown): string {
  const check = checkOf(type);
  if (check === undefined) throw new Error(`There is no check ${type}`);
  const metadata = withSubject<ItemMetadata>(check.kind, {}, subjects[check.kind]);
  return check
    .findings({ data, asOf: TABLE_DAY, asked: null }, metadata)
    .map(({ level, code, title, text }) =>
      `${level} ${code}: ${title}. ${text}`.replaceAll(/[\u00A0\u202F]/gu, ' '),
    )
    .join('\n');
}
const times = (count: number, row: object) => Array.from({ length: count }, () => ({ ...row }));

test.each([
  ['courts', times(1, same(lawsuit)), ': 1 дело.'],
  ['courts', times(2, same(lawsuit)), ': 2 дела.'],
  ['courts', times(5, same(lawsuit)), ': 5 дел.'],
  ['courts', times(5, same(crime)), 'Обвиняемый в 5 уголовных делах.'],
  ['arbitration', times(2, same(claim)), '2 '],
  ['arbitration', times(5, same({ ...claim, role: 'debtor' })), ': 5 дел.'],
  ['arbitration', times(2, same({ ...claim, role: 'debtor' })), ': 2 дела.'],
  ['fines', times(2, same(fine)), '2 постановления с отметкой'],
  ['fines', times(5, same(fine)), '5 постановлений с отметкой'],
  ['fssp', times(5, debt), '5 открытых производств, сумма не названа в 5.'],
  ['fssp', times(2, ended), '2 производства окончены без взыскания'],
  ['fssp', times(5, ended), '5 производств окончено без взыскания'],
  ['mass_positions', mass(1), '— 1 компания.'],
  ['mass_positions', mass(22), '— 22 компании.'],
  ['mass_positions', [...mass(7), ...mass(40)], '— 40 компаний.'],
  ['company_mass_address', [{ address: '', companies: 21 }], 'адресу 21 компания.'],
  ['company_mass_address', [{ address: '', companies: 22 }], 'адресу 22 компании.'],
  [
    'wanted',
    times(2, namesake({ list: 'local', initiator: '', region: null, since: null })),
    '2 записи с тем же именем',
  ],
  [
    'wanted',
    times(5, namesake({ list: 'local', initiator: '', region: null, since: null })),
    '5 записей с тем же именем',
  ],
])('%s: a number takes the form of its noun: %#', (type, data, words) => {
  expect(wordsOf(type, data)).toContain(words);
});

test('a likely record keeps the level of its statement unless that is a danger', () => {
  const wanted = likely({ list: 'local', initiator: '', region: null, since: null });
  expect(wordsOf('wanted', [wanted])).toMatch(/^warning wanted_found_likely: .* — совпадение вероятное\. /u);
  expect(wordsOf('fines', [likely(fine)])).toMatch(/^clear fines_paid_likely: /u);
});

test('one statement names both kinds of a person who works for himself', () => {
  const one = { since: '2020-02-02', until: null, ogrnip: null, okved: null };
  const rows = [same({ ...one, kind: 'entrepreneur' }), same({ ...one, kind: 'self_employed' })];
  expect(wordsOf('business_status', rows)).toContain('сейчас: индивидуальный предприниматель, самозанятый.');
});
