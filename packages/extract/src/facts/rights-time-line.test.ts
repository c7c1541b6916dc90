import type { Extract } from '@proverka/contract/extract';
import { expect, test } from 'vitest';
import { encumbrance, exampleOf, ownership } from '../fixtures/examples.ts';
import { rightsTimeLines } from './rights-time-line.domain.ts';

const flat = await exampleOf('about_property', 'syn_about_property_room_flat_mortgage');
const transfers = await exampleOf('transfer_of_rights', 'syn_transfer_rights_property_room');
const withDate = { ...flat.header, dateFormation: '2026-11-20' };
const about = (changes: object): Extract => ({ ...flat, header: withDate, encumbrances: [], ...changes });
const history = (changes: object): Extract => ({
  ...transfers,
  header: withDate,
  object: { ...transfers.object, cadastralNumber: flat.object.cadastralNumber },
  ...changes,
});
const lanesOf = (...extracts: Extract[]) =>
  rightsTimeLines(extracts).flatMap(({ data }) =>
    data.lanes.map(({ title, entries }) => [
      title,
      entries.map(({ start, end, level }) => [start, end, level]),
    ]),
  );

test('a right and what limits it stand on one axis, and what was cancelled has no weight', () => {
  const documents = about({
    rights: [ownership()],
    encumbrances: [encumbrance(), encumbrance({ registeredOn: '2011-01-01', cancelledOn: '2014-01-01' })],
  });
  expect(lanesOf(documents)).toEqual([
    ['Собственность', [['2010-01-10', null, undefined]]],
    [
      'Ипотека',
      [
        ['2019-05-14', null, expect.any(String)],
        ['2011-01-01', '2014-01-01', undefined],
      ],
    ],
  ]);
});

test('former owners come from the history of transfers, and a right both documents tell of is drawn once', () => {
  const former = ownership({ number: '1', registeredOn: '1998-03-01', cancelledOn: '2010-01-10' });
  const documents = [
    about({ rights: [ownership()], encumbrances: [encumbrance()] }),
    history({ rights: [former, ownership()] }),
  ];
  expect(lanesOf(...documents)[0]).toEqual([
    'Собственность',
    [
      ['1998-03-01', '2010-01-10', undefined],
      ['2010-01-10', null, undefined],
    ],
  ]);
});

test('a single record, transfers alone, and a document without its date have no picture', () => {
  expect(rightsTimeLines([about({ rights: [ownership()] })])).toEqual([]);
  expect(rightsTimeLines([history({ rights: [ownership(), ownership({ number: '2' })] })])).toEqual([]);
  const { dateFormation: _, ...undated } = withDate;
  const rights = [ownership(), ownership({ number: '2' })];
  expect(rightsTimeLines([about({ header: undated, rights })])).toEqual([]);
  expect(rightsTimeLines([about({ rights })])).toHaveLength(1);
});
