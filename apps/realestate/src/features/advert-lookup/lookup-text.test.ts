import { expect, test } from 'vitest';
import { readLookup } from './lookup-text.domain.ts';

test.each([
  [
    'https://vitrina.example/flat/11482993?from=app',
    { kind: 'url', url: 'https://vitrina.example/flat/11482993?from=app' },
  ],
  ['vitrina.example/flat/11482993', { kind: 'url', url: 'https://vitrina.example/flat/11482993' }],
  [' 78:12:0090007:30041 ', { kind: 'number', numbers: ['78:12:0090007:30041'] }],
  ['78 12 0090007 30041', { kind: 'number', numbers: ['78:12:0090007:30041'] }],
  ['781200900073', { kind: 'number', numbers: ['78:12:0090007:3', '78:12:009000:73'] }],
  [
    'г. Санкт-Петербург, ул. Бабушкина, д. 14',
    { kind: 'address', address: 'г. Санкт-Петербург, ул. Бабушкина, д. 14' },
  ],
  ['ул.Бабушкина/14', { kind: 'address', address: 'ул.Бабушкина/14' }],
])('«%s» is read as %j', (text, expected) => {
  expect(readLookup(text)).toEqual(expected);
});

test.each([
  ['', /Введите адрес, кадастровый номер или ссылку/],
  ['78:12:0090007', /не весь кадастровый номер/],
  ['д. 14', /Добавьте улицу/],
  ['javascript:alert(1)', /./],
])('«%s» is not sent as a link', (text, message) => {
  const read = readLookup(text);
  expect(read.kind).not.toBe('url');
  if (read.kind === 'refused') expect(read.message).toMatch(message);
});
