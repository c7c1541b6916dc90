import type { RealtyObject, Right } from '../objects/object.ts';
import { createRandom } from './random.domain.ts';
import { inventHistory, personHolder } from './rights.domain.ts';
import { companyOwned, encumbered, numberOf, object, oneOwner } from './scenario.domain.ts';

/** Four sales within fifteen months, after sixteen years without one. */
function quickResale(cadastral: string): Right[] {
  const days = ['2009-03-12', '2025-02-03', '2025-06-17', '2025-11-24', '2026-05-08'];
  const random = createRandom('quick resale');
  const entry = (day: string, index: number): string =>
    `${cadastral}-78/0${index + 11}/${day.slice(0, 4)}-${index + 1}`;
  const right = (registered: string, index: number): Right => {
    const next = days[index + 1];
    return {
      type: 'ownership',
      number: entry(registered, index),
      registered,
      ...(next ? { ended: next, endedBy: entry(next, index + 1) } : {}),
      holders: [personHolder(random)],
      ground: index === 0 ? 'privatisation' : 'sale',
    };
  };
  return days.map(right);
}

const oneOwnerLong = (index: number): Right[] => oneOwner(numberOf(index), createRandom('long'), 12);

const end = (right: Right): Right =>
  right.ended ? right : { ...right, ended: '2025-03-04', endedBy: right.number };

const closed = (index: number): Right[] => oneOwner(numberOf(index), createRandom('closed')).map(end);

/** Held by several people: in shares and jointly. */
function heldTogether(): RealtyObject[] {
  const random = createRandom('shared');
  return [
    object({
      scenario: 'flat-shared',
      index: 105,
      inner: { flat: '5' },
      rights: inventHistory(
        {
          cadastral: numberOf(105),
          since: 2005,
          transfers: 2,
          first: 'privatisation',
          holder: personHolder,
          now: {
            type: 'shared',
            shares: [
              [1, 2],
              [1, 4],
              [1, 4],
            ],
          },
        },
        random,
      ),
    }),
    object({
      scenario: 'flat-joint',
      index: 106,
      inner: { flat: '6' },
      rights: inventHistory(
        {
          cadastral: numberOf(106),
          since: 2008,
          transfers: 1,
          first: 'sale',
          holder: personHolder,
          now: { type: 'joint' },
        },
        random,
      ),
    }),
  ];
}

/** Removed from the register. */
const gone = (): RealtyObject[] => [
  object({
    scenario: 'flat-cancelled',
    index: 108,
    inner: { flat: '8' },
    status: 'cancelled',
    removed: '2024-09-17',
    rights: [],
  }),
  object({
    scenario: 'flat-removed',
    index: 109,
    inner: { flat: '9' },
    status: 'removed',
    removed: '2025-03-04',
    rights: closed(109),
  }),
];

export const flats = (): RealtyObject[] => [
  object({ scenario: 'flat-clean', index: 101, inner: { flat: '1' } }),
  encumbered({ scenario: 'flat-mortgage', index: 102, inner: { flat: '2' } }, 'mortgage-by-law'),
  encumbered({ scenario: 'flat-arrest', index: 103, inner: { flat: '3' } }, 'arrest', 'ban'),
  encumbered({ scenario: 'flat-ban', index: 104, inner: { flat: '4' } }, 'ban'),
  ...heldTogether(),
  object({ scenario: 'flat-long-history', index: 107, inner: { flat: '7' }, rights: oneOwnerLong(107) }),
  ...gone(),
  object({ scenario: 'flat-no-area', index: 110, inner: { flat: '10' }, areaUnlisted: true }),
  object({ scenario: 'flat-no-level', index: 111, inner: { flat: '11' }, level: null }),
  encumbered({ scenario: 'flat-rent', index: 112, inner: { flat: '12' } }, 'rent'),
  object({
    scenario: 'flat-quick-resale',
    index: 113,
    inner: { flat: '13' },
    rights: quickResale(numberOf(113)),
  }),
  object({ scenario: 'flat-no-rights', index: 114, inner: { flat: '14' }, rights: [] }),
  object({ scenario: 'flat-company', index: 115, inner: { flat: '15' }, rights: companyOwned(115) }),
  object({ scenario: 'chamber', index: 116, use: 'chamber', area: 17.4, inner: { flat: '16', room: '2' } }),
];
