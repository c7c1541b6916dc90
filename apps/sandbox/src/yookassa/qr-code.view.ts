import { create } from 'qrcode';
import { type Html, html } from '../page/html.ts';

/** The quiet zone around a code, in modules. */
const QUIET = 4;

/** A QR code as an image with a name: one path, a square for each dark module. */
export function qrCode(text: string, title: string): Html {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column)) squares.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    }
  }
  const whole = size + 2 * QUIET;
  return html`<svg class="pay-qr" viewBox="0 0 ${whole} ${whole}" role="img" aria-label="${title}">
    <rect width="${whole}" height="${whole}" fill="#fff" />
    <path d="${squares.join('')}" fill="#000" />
  </svg>`;
}
