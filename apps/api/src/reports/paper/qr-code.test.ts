import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrCodeSvg } from './qr-code.ts';

test('the drawn QR code has exactly the dark modules of the encoded one', () => {
  const url = 'https://realestate.localhost/confirm/PR-2024-000123';
  const { data, size } = create(url, { errorCorrectionLevel: 'M' }).modules;
  const drawn = new Set<number>();
  for (const [, column, row, length] of qrCodeSvg(url).matchAll(/M(\d+) (\d+)h(\d+)v1/gu)) {
    for (let step = 0; step < Number(length); step += 1) {
      drawn.add((Number(row) - 1) * size + Number(column) - 1 + step);
    }
  }
  const dark = Array.from(data.keys()).filter((module) => data[module] === 1);
  expect([...drawn].sort((a, b) => a - b)).toEqual(dark);
});
