import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';

/** What a letter says; looks and requisites are added by `renderLetter`. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly title: string; readonly url: string };
}

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function renderLetter(letter: Letter, brandId: BrandId): RenderedLetter {
  const brand = brandOf(brandId);
  const { company, inn, ogrn, address } = brand.requisites;
  const footer = [
    `${brand.name} — ${brand.tagline}`,
    `${company}, ИНН ${inn}, ОГРН ${ogrn}`,
    address,
    brand.supportEmail,
  ];
  return {
    subject: `${letter.subject} — ${brand.name}`,
    text: [
      ...letter.paragraphs,
      ...(letter.action ? [`${letter.action.title}: ${letter.action.url}`] : []),
      ['--', ...footer].join('\n'),
    ].join('\n\n'),
    html: htmlOf(letter, brand.name, footer),
  };
}

function htmlOf(
  { subject, paragraphs, action }: Letter,
  brandName: string,
  footer: readonly string[],
): string {
  const link = action && `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.title)}</a></p>`;
  return [
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:Arial,sans-serif;color:#1b1f24;max-width:560px;margin:24px auto;padding:0 16px">',
    `<p style="font-weight:bold">${escapeHtml(brandName)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    link ?? '',
    `<hr><p style="color:#5c6670;font-size:13px">${footer.map(escapeHtml).join('<br>')}</p>`,
    '</body></html>',
  ].join('\n');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
