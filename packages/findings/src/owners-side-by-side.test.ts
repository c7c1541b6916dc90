import type { Finding } from '@proverka/contract/finding';
import { expect, test } from 'vitest';
import { ownersSideBySide, type OwnerCheck } from './owners-side-by-side.ts';

const finding = (more: Partial<Finding>): Finding => ({
  level: 'clear',
  code: 'one',
  title: '',
  text: '',
  source: '',
  source_date: null,
  ...more,
});
const check = (type: string, status: string, ...findings: Finding[]): OwnerCheck => ({
  type,
  title: `Проверка ${type} — Образцов И. П.`,
  status,
  findings,
});
const rowsOf = (...owners: (readonly OwnerCheck[])[]) =>
  ownersSideBySide(owners.map((checks, place) => ({ name: `Владелец ${place + 1}`, checks })))?.rows.map(
    ({ title, cells }) => [title].concat(cells.map(({ words }) => words)),
  );

test('each check is a row with the worst that was found about each owner', () => {
  expect(
    rowsOf(
      [
        check('fssp', 'found', finding({ level: 'attention' }), finding({ level: 'danger' })),
        check('courts', 'nothing_found', finding({})),
      ],
      [check('courts', 'running'), check('fssp', 'unavailable', finding({ level: 'unchecked' }))],
    ),
  ).toEqual([
    ['Проверка fssp', 'Опасность', 'Не проверено'],
    ['Проверка courts', 'Замечаний нет', 'проверяется'],
  ]);
});

test('namesakes and withdrawn findings weigh nothing, and what nobody asked is no all-clear', () => {
  const others = finding({ level: 'danger', kind: 'namesakes' });
  const withdrawn = finding({ level: 'unchecked', kind: 'withdrawn' });
  expect(rowsOf([check('fssp', 'found', others, withdrawn)], [check('inn', 'needs_data')])).toEqual([
    ['Проверка fssp', 'Замечаний нет', 'не спрашивали'],
    ['Проверка inn', 'не спрашивали', 'нужны данные'],
  ]);
});

test('one owner is not compared with anybody', () => {
  expect(rowsOf([check('fssp', 'found')])).toBeUndefined();
});
