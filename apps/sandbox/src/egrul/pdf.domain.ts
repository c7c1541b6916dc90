import type { EgrulRow } from './rows.domain.ts';

/** A one-page PDF with the numbers of a company, enough to download and open. */
export function extractPdf({ i: inn, o: ogrn }: EgrulRow, day: string): string {
  const lines = ['EGRUL / EGRIP extract (sandbox)', `INN ${inn}`, `OGRN ${ogrn}`, `Date ${day}`];
  const text = lines.map(
    (line, index) => `1 0 0 1 60 ${760 - index * 24} Tm (${line.replaceAll(/[()\\]/g, ' ')}) Tj`,
  );
  const content = `BT /F1 14 Tf ${text.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`;
}
