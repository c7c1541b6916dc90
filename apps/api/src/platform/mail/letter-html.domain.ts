import type { Brand } from '@proverka/brand/brand';
import { formatMoney } from '@proverka/words/money';
import { footerOf, unsubscribeWords } from './letter-footer.domain.ts';
import type { Letter } from './letter.ts';
import { looks } from './letter-look.domain.ts';
import type { LetterLook } from './letter-look.domain.ts';

/** Text that is already markup; every other template value is escaped. */
interface Html {
  readonly html: string;
}

type Part = string | Html | readonly Part[] | null;

/** The only way to make markup, so that user input never becomes markup. */
function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    html: strings.map((text, at) => text + (at < parts.length ? written(parts[at] ?? null) : '')).join(''),
  };
}

function written(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
  return 'html' in part ? part.html : part.map(written).join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Tables and inline styles, because mail programs drop style sheets and support neither grid nor flex. Widths are
// percentages up to 600 pixels, so that phones need no media query.
const FONT = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const table = (inner: Part, style = ''): Html =>
  markup`<table ${{ html: TABLE }} style="width:100%;border-collapse:collapse;${style}">${inner}</table>`;

export function letterHtml(letter: Letter, brand: Brand): string {
  const look = looks[brand.id];
  const card = markup`<tr><td style="background:${look.primary};border-radius:14px 14px 0 0;padding:20px 24px;${FONT};font-size:20px;line-height:28px;font-weight:700;color:${look.primaryInk}">${brand.name}</td></tr>
<tr><td style="background:${look.surface};border:1px solid ${look.line};border-top:0;border-radius:0 0 14px 14px;padding:28px 24px 32px;${FONT};font-size:17px;line-height:26px;color:${look.ink};${BREAK}">${contentOf(letter, look)}</td></tr>
<tr><td style="padding:20px 24px;${FONT};font-size:13px;line-height:20px;color:${look.inkSoft};${BREAK}">${footer(brand, look)}</td></tr>`;
  return markup`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${letter.subject}</title>
</head>
<body style="margin:0;padding:0;background:${look.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${letter.preview ?? letter.paragraphs[0] ?? ''}</div>
${table(
  markup`<tr><td align="center" style="padding:16px 8px">${table(card, 'max-width:600px;margin:0 auto;table-layout:fixed;border-collapse:separate')}</td></tr>`,
  `background:${look.paper}`,
)}
</body>
</html>
`.html;
}

function contentOf(letter: Letter, look: LetterLook): Part {
  const { subject, paragraphs, rich, facts, bill, quote, action, notes = [], unsubscribePage } = letter;
  return [
    markup`<h1 style="margin:0 0 16px;font-size:26px;line-height:32px;font-weight:700;color:${look.ink}">${subject}</h1>`,
    paragraphs.map((text) => markup`<p style="margin:0 0 16px">${text}</p>`),
    rich ? { html: rich.html } : null,
    facts ? factsTable(facts, look) : null,
    bill ? billTable(bill, look) : null,
    quote === undefined
      ? null
      : markup`<div style="margin:0 0 16px;padding:12px 16px;background:${look.sunken};border-left:3px solid ${look.primary};white-space:pre-wrap">${quote}</div>`,
    action ? button(action, look) : null,
    notes.map(
      (text) =>
        markup`<p style="margin:16px 0 0;font-size:15px;line-height:22px;color:${look.inkSoft}">${text}</p>`,
    ),
    unsubscribePage === undefined
      ? null
      : markup`<p style="margin:24px 0 0;font-size:13px;line-height:20px;color:${look.inkSoft}">${unsubscribeWords.why} <a href="${unsubscribePage}" style="color:${look.inkSoft}">${unsubscribeWords.link}</a></p>`,
  ];
}

function factsTable(facts: NonNullable<Letter['facts']>, look: LetterLook): Html {
  const rows = facts.map(
    ({ title, value }) => markup`<tr><td style="padding:10px 16px;${FONT};${BREAK}">
<span style="display:block;font-size:13px;line-height:18px;color:${look.inkSoft}">${title}</span>
<span style="font-size:17px;line-height:26px;font-weight:600;color:${look.ink}">${value}</span></td></tr>`,
  );
  return table(rows, `margin:0 0 16px;table-layout:fixed;background:${look.sunken};border-radius:8px`);
}

function billTable({ lines, total }: NonNullable<Letter['bill']>, look: LetterLook): Html {
  const cell = `padding:12px 0;vertical-align:top;${FONT}`;
  const amount = `${cell};width:112px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`;
  const rows = lines.map(
    ({ title, subject, price }) => markup`<tr style="border-bottom:1px solid ${look.line}">
<td style="${cell};${BREAK};font-size:15px;line-height:22px;color:${look.ink}">${title}<br><span style="font-size:13px;line-height:18px;color:${look.inkSoft}">${subject}</span></td>
<td style="${amount};font-size:15px;line-height:22px;color:${look.ink}">${formatMoney(price)}</td></tr>`,
  );
  // Spans both columns: the total may be wider than the column of prices.
  const sum = markup`<tr><td colspan="2" style="${cell};text-align:right;font-size:17px;line-height:26px;font-weight:700;color:${look.ink}">Итого
<span style="white-space:nowrap;padding-left:12px;font-variant-numeric:tabular-nums">${formatMoney(total)}</span></td></tr>`;
  return table([rows, sum], 'margin:0 0 16px;table-layout:fixed');
}

/** A coloured cell looks like a button even where link padding is ignored; the plain address covers mail programs without either. */
function button({ title, url }: NonNullable<Letter['action']>, look: LetterLook): Html {
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0"><tr>
<td bgcolor="${look.primary}" style="border-radius:8px;background:${look.primary}"><a href="${url}" style="display:inline-block;padding:12px 24px;${FONT};font-size:17px;line-height:24px;font-weight:600;color:${look.primaryInk};text-decoration:none;border-radius:8px">${title}</a></td>
</tr></table>
<p style="margin:12px 0 0;font-size:13px;line-height:20px;color:${look.inkSoft}">Если кнопка не открывается: <a href="${url}" style="color:${look.inkSoft};${BREAK}">${url}</a></p>`;
}

function footer(brand: Brand, look: LetterLook): Part {
  const lines = footerOf(brand.id);
  return lines.map((line, at) => [
    at === 0 ? null : markup`<br>`,
    line === brand.supportEmail
      ? markup`<a href="mailto:${line}" style="color:${look.inkSoft}">${line}</a>`
      : line,
  ]);
}
