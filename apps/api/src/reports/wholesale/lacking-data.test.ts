import { expect, test } from 'vitest';
import { soldProducts } from '../../../test/wholesale.ts';
import { lackingColumns } from './lacking-data.domain.ts';

const [whole] = soldProducts;
if (whole === undefined) throw new Error('no product about people');
const products = [
  { ...whole, id: 'whole', tasks: ['bankruptcy', 'passport', 'inn', 'tax_debts'] },
  { ...whole, id: 'bankruptcy', tasks: ['bankruptcy'] },
];

const bare = { last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' };
const full = { ...bare, passport_series: '0010', passport_number: '100001', inn: '500100732259' };
const row = (line: number, owner: Record<string, string>, product_id: string | null = null) => ({
  line,
  kind: 'person' as const,
  product_id,
  metadata: { ownersData: [owner] },
});

test('a column that checks of the product need is named once, with the checks and the rows without it', () => {
  const rows = [row(2, bare), row(3, full), row(4, { ...full, inn: '' })];
  expect(lackingColumns(rows, { person: 'whole' }, products)).toEqual([
    {
      kind: 'person',
      missing: 'passport',
      checks: ['Действительность паспорта', 'ИНН по паспорту'],
      lines: [2],
    },
    { kind: 'person', missing: 'inn', checks: ['Налоговая задолженность'], lines: [2, 4] },
  ]);
});

test('a row is judged by the product it names, and a product that needs nothing lacks nothing', () => {
  const rows = [row(2, bare, 'bankruptcy'), row(3, bare)];
  expect(lackingColumns(rows, { person: 'whole' }, products).map(({ lines }) => lines)).toEqual([[3], [3]]);
  expect(lackingColumns(rows, { person: 'bankruptcy' }, products)).toEqual([]);
});

test('companies, cars and objects of a list lack no column', () => {
  const others = [
    { line: 2, kind: 'company' as const, metadata: { ownersData: [{ inn: '7707083893' }] } },
    { line: 3, kind: 'car' as const, metadata: { entityAuto: { plate: 'А001АА77' } } },
    { line: 4, kind: 'object' as const, metadata: {} },
  ].map(({ line, kind, metadata }) => ({ line, kind, metadata, product_id: null }));
  const sold = [
    { ...whole, id: 'company', tasks: ['company_register'] },
    { ...whole, id: 'car', tasks: ['car_history'] },
    { ...whole, id: 'object', tasks: ['egrn_object'] },
  ];
  expect(lackingColumns(others, { company: 'company', car: 'car', object: 'object' }, sold)).toEqual([]);
});
