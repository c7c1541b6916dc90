import type { FindingRecord } from '@proverka/contract/finding';
import { describe, expect, test } from 'vitest';
import { allTold, readTold, type Told } from './read-told.fixtures.ts';

const lineOf = ({ title, level, facts }: FindingRecord): string =>
  `${level === undefined ? '' : `${level} `}${title} | ${facts.map(({ name, value }) => `${name}: ${value}`).join(' | ')}`.replaceAll(
    /[\u00A0\u202F]/gu,
    ' ',
  );

async function told(one: Told) {
  const { names, findings } = await readTold(one);
  const lines = findings.flatMap(({ level, code, title, records = [] }) =>
    [`${level} ${code}: ${title}`.replaceAll(/[\u00A0\u202F]/gu, ' ')].concat(records.map(lineOf)),
  );
  return { names, lines };
}

describe('what a source sent stands below its statement, each fact with its name', () => {
  test.each(allTold.map((one, place) => [one.type, place, one] as const))(
    '%s, row %i',
    async (_type, _place, one) => {
      const { names, lines } = await told(one);
      expect(names).toEqual([one.name ?? []].flat());
      expect(lines).toEqual(one.told);
    },
  );
});
