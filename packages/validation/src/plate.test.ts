import { describe, expect, test } from 'vitest';
import vectors from './fixtures/vin_plate_cadastral.json' with { type: 'json' };
import { parsePlate, plate } from './plate.ts';

describe('car plate', () => {
  test.each(vectors.plate_valid)('the plate %s is accepted unchanged', (text) => {
    expect(parsePlate(text)).toBe(text);
  });

  test.each(vectors.plate_normalise)('the plate $in is stored as $out', ({ in: typed, out }) => {
    expect(parsePlate(typed)).toBe(out);
  });

  test.each([...vectors.plate_invalid, 'А123ВС00', 'А123ВС000'])('«%s» is refused as a plate', (text) => {
    expect(plate()(text)).toBe('Некорректный гос. номер');
  });
});
