import type { Right, Share } from '@proverka/contract/extract';
import { describe, expect, test } from 'vitest';
import { shareSegments, unstatedShare } from './shares.domain.ts';

const right = (share: Share | null, cancelledOn?: string): Right => ({
  nextRightNumbers: [],
  shares: share === null ? [] : [share],
  holders: [],
  documents: [],
  cancelDocuments: [],
  litigations: [],
  objections: [],
  personalParticipation: [],
  missingConsents: [],
  ...(cancelledOn === undefined ? {} : { cancelledOn }),
});
const part = (numerator: number, denominator: number): Share => ({
  kind: 'fraction',
  numerator,
  denominator,
});

describe('the bar of shares', () => {
  test('the bar of shares follows the order of the document', () => {
    const segments = shareSegments([right(part(1, 2)), right(part(1, 4)), right(part(1, 4))]);
    expect(segments?.map(({ title, from }) => [title, from])).toEqual([
      ['1/2', 0],
      ['1/4', 0.5],
      ['1/4', 0.75],
    ]);
    expect(unstatedShare(segments ?? [])).toBe(0);
  });

  test('the bar of shares leaves room for shares the document does not name', () => {
    expect(unstatedShare(shareSegments([right(part(1, 3)), right(part(1, 6))]) ?? [])).toBeCloseTo(0.5);
  });

  test('three thirds fill the bar of shares', () => {
    const thirds = [right(part(1, 3)), right(part(1, 3)), right(part(1, 3))];
    expect(unstatedShare(shareSegments(thirds) ?? [])).toBe(0);
  });

  test.each([
    ['one holder only', [right(part(1, 1))]],
    ['a share that is no fraction', [right(part(1, 2)), right({ kind: 'hectares', amount: '1.5' })]],
    ['a right without a share', [right(part(1, 2)), right(null)]],
    ['more than a whole', [right(part(2, 3)), right(part(2, 3))]],
    ['an ended right beside one holder', [right(part(1, 1)), right(part(1, 1), '2020-01-01')]],
  ])('the bar of shares is not drawn for %s', (_, rights) => {
    expect(shareSegments(rights)).toBeNull();
  });
});
