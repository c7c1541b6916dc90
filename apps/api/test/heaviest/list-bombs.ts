import { archiveOf, archiveWithTwoDirectories } from '@proverka/archive/archive.fixtures';
import { batchMaxFileBytes } from '@proverka/contract/wholesale-limits';

const MB = 1024 * 1024;
const file = (name: string, content: string | Buffer) => ({ name, content: Buffer.from(content) });

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet, as small as readers take it. */
function workbookOf(sheet: string, sharedStrings = ''): Buffer {
  return archiveOf(
    file('[Content_Types].xml', `${head}<Types/>`),
    file(
      '_rels/.rels',
      `${head}<Relationships ${relations}><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    file(
      'xl/workbook.xml',
      `${head}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    file(
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships ${relations}><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    file('xl/sharedStrings.xml', `${head}<sst ${main}>${sharedStrings}</sst>`),
    file('xl/worksheets/sheet1.xml', head + sheet),
  );
}
const sheetOf = (rows: string, more = '') =>
  `<worksheet ${main}>${more}<sheetData>${rows}</sheetData></worksheet>`;

const laughs = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '',
);
const merged = Array.from({ length: 300_000 }, (_, at) => `<mergeCell ref="A${at + 1}:B${at + 1}"/>`).join(
  '',
);
const references = Array.from(
  { length: 2000 },
  (_, row) => `<row r="${row + 1}">${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`,
).join('');
const zip = (content: Buffer): Buffer => archiveOf(file('a.zip', content));
const small = workbookOf(sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>1</t></is></c></row>'));
/** As many bytes as the largest file has. */
const full = (text: string) => text.repeat(Math.floor(batchMaxFileBytes / Buffer.byteLength(text)));

/** Files that take the most of whoever reads a list, by what is in them; none is larger than a list may be. */
export const listBombs: Readonly<Record<string, () => Buffer>> = {
  'two directories, of which ZIP64 hides 300 MB': () =>
    archiveWithTwoDirectories([file('a', 'b')], [file('xl/worksheets/sheet1.xml', Buffer.alloc(300 * MB))]),
  '300 MB of zeros': () => archiveOf(file('xl/worksheets/sheet1.xml', Buffer.alloc(300 * MB))),
  'archives in archives': () => zip(zip(zip(zip(small)))),
  '20 000 files': () => archiveOf(...Array.from({ length: 20_000 }, (_, at) => file(`${at}`, ''))),
  'files that share their bytes': () =>
    archiveOf(
      ...Array.from({ length: 400 }, (_, at) => ({ ...file(`${at}`, 'a'.repeat(MB)), overlaps: true })),
    ),
  'a billion laughs': () =>
    workbookOf(`<!DOCTYPE w [<!ENTITY l0 "ha">${laughs}]>${sheetOf('<row r="1"><c><v>&l10;</v></c></row>')}`),
  'elements nested a million deep': () => workbookOf('<a>'.repeat(1_000_000)),
  'one attribute of twelve megabytes': () => workbookOf(sheetOf(`<row r="${'9'.repeat(12 * MB)}"/>`)),
  'a shared text of ten megabytes in a hundred thousand cells': () =>
    workbookOf(sheetOf(references), `<si><t>${'я'.repeat(5 * MB)}</t></si>`),
  'a million shared texts': () => workbookOf(sheetOf(references), '<si><t>a</t></si>'.repeat(800_000)),
  'a sheet as large as sheets get': () =>
    workbookOf(
      sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', '<dimension ref="A1:XFD1048576"/>'),
    ),
  'three hundred thousand merged cells': () =>
    workbookOf(sheetOf('', '').replace('</worksheet>', `<mergeCells>${merged}</mergeCells></worksheet>`)),
  'a million cells in a row': () =>
    workbookOf(sheetOf(`<row r="1">${'<c><v>1</v></c>'.repeat(900_000)}</row>`)),
  'half a million rows': () => workbookOf(sheetOf('<row><c><v>1</v></c></row>'.repeat(500_000))),
  'one line of two megabytes': () => Buffer.from(full('а')),
  'two megabytes of delimiters': () => Buffer.from(full(';')),
  'two megabytes of line ends': () => Buffer.from(full('\n')),
  'two megabytes of quotes': () => Buffer.from(full('"')),
  'a quote that never ends': () => Buffer.from(`"${full('a;b\n').slice(1)}`),
  '2000 rows of 50 cells': () => Buffer.from(`${'Тестов;'.repeat(49)}1\n`.repeat(2000)),
};
