import { expect, test } from 'vitest';
import { debtKindOf } from './debt-kind.domain.ts';

test.each([
  ['Задолженность по кредитным платежам (кроме ипотеки)', 'credit'],
  ['Задолженность по договору займа', 'credit'],
  ['Задолженность по платежам за жилую площадь, коммунальные платежи, включая пени', 'housing'],
  ['Взыскание налогов и сборов, включая пени', 'taxes'],
  ['Штраф ГИБДД', 'fines'],
  ['Алименты на содержание детей', 'family'],
  ['Госпошлина, присужденная судом', 'other'],
])('the debt «%s» is of the kind %s', (words, kind) => {
  expect(debtKindOf(words)).toBe(kind);
});
