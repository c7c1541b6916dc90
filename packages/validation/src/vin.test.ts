import { describe, expect, test } from 'vitest';
import vectors from './fixtures/vin_plate_cadastral.json' with { type: 'json' };
import { isVin, parseVin, vin } from './vin.ts';

describe('VIN', () => {
  test.each([...vectors.vin_valid_format, ...vectors.vin_valid_iso_checksum])(
    'the VIN %s is accepted',
    (text) => {
      expect(isVin(text)).toBe(true);
      expect(vin()(text)).toBeNull();
    },
  );

  test.each(vectors.vin_invalid)('«%s» is refused as a VIN', (text) => {
    expect(isVin(text)).toBe(false);
    expect(vin()(text)).toBe('Введите корректный VIN');
  });

  test('Cyrillic look-alikes and small letters in a VIN become Latin capitals', () => {
    expect(parseVin('ХТА00000000000001')).toBe('XTA00000000000001');
    expect(parseVin('xtа 0000 0000 0000 01')).toBe('XTA00000000000001');
  });
});
