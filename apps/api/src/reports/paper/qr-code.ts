import { create } from 'qrcode';

/** The white margin in modules; readers need four (ISO/IEC 18004), the page around it provides the rest. */
const quiet = 1;

/** The code as one path of horizontal dark runs. */
export function qrCodeSvg(text: string): string {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && data[row * size + column]) column += 1;
      if (column > start)
        runs.push(`M${start + quiet} ${row + quiet}h${column - start}v1h-${column - start}z`);
    }
  }
  const side = size + 2 * quiet;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="${runs.join('')}" fill="#1c2024"/></svg>`;
}
