import { describe, expect, test } from 'vitest';
import vectors from './fixtures/vin_plate_cadastral.json' with { type: 'json' };
import {
  cadastralCandidates,
  cadastralNumber,
  isCadastralNumber,
  looksLikeCadastralNumber,
  parseCadastralNumber,
} from './cadastral-number.ts';

const notObjects = [
  ...vectors.cadastral_invalid,
  ...vectors.cadastral_quarter,
  ...vectors.cadastral_part,
  ...vectors.cadastral_old_or_conditional,
];
const separatedByDashes = '77-01-0001001-1024';

describe('cadastral number', () => {
  test.each(vectors.cadastral_valid)('%s is the cadastral number of an object', (text) => {
    expect(isCadastralNumber(text)).toBe(true);
    expect(parseCadastralNumber(` ${text} `)).toBe(text);
    expect(cadastralNumber()(text)).toBeNull();
  });

  test.each(notObjects)('«%s» is refused as an object’s number in a register', (text) => {
    expect(isCadastralNumber(text)).toBe(false);
  });

  test.each(notObjects.filter((text) => text !== separatedByDashes))(
    '«%s» is not parsed as a cadastral number',
    (text) => {
      expect(parseCadastralNumber(text)).toBeNull();
      expect(looksLikeCadastralNumber(text)).toBe(false);
    },
  );

  test.each([':', ';', '^', '|', '.', '-'])(
    'groups of a cadastral number may be separated by «%s»',
    (separator) => {
      expect(parseCadastralNumber(['77', '01', '0001001', '1024'].join(separator))).toBe(
        '77:01:0001001:1024',
      );
    },
  );

  test('bare digits are read with a quarter of seven digits first, then of six', () => {
    expect(cadastralCandidates('770100010011024')).toEqual(['77:01:0001001:1024', '77:01:000100:11024']);
    expect(cadastralCandidates('16500104064')).toEqual(['16:50:010406:4']);
  });

  test.each(['1234567890', '12345678901234567', '77 01 0001001'])(
    '«%s» can be read as no cadastral number',
    (text) => {
      expect(cadastralCandidates(text)).toEqual([]);
    },
  );

  test.each(['16500104064', '1234567890123456'])('%s looks like a cadastral number', (text) => {
    expect(looksLikeCadastralNumber(text)).toBe(true);
  });
});
