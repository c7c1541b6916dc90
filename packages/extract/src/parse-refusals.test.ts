import { expect, test } from 'vitest';
import { parseExtract } from './parse-extract.ts';
import { parseRefusalCodes, type ParseRefusalCode } from './parse-refusals.ts';

const bytes = (text: string) => Buffer.from(text);
const document = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><extract_about_property_room>${body}</extract_about_property_room>`;
const room = (number: string) =>
  `<room_record><object><common_data><cad_number>${number}</cad_number></common_data></object></room_record>`;

async function* broken() {
  yield bytes('<?xml version="1.0"?><extract_about_property_room>');
  throw new Error('socket hang up');
}

const files = {
  unreadable_source: broken(),
  too_large: Buffer.alloc(20 * 1024 * 1024 + 1, 32),
  too_deep: bytes('<a>'.repeat(70)),
  too_many_elements: bytes(document('<a/>'.repeat(200_001))),
  text_too_long: bytes(document(`<a>${'я'.repeat(200_001)}</a>`)),
  unsupported_encoding: bytes('<?xml version="1.0" encoding="Shift_JIS"?><extract_about_property_room/>'),
  broken_encoding: Buffer.concat([
    bytes('<extract_about_property_room>'),
    Buffer.from([0xcf, 0xf0, 0xe8]),
    bytes('</'),
  ]),
  not_xml: bytes('{"Result": true}'),
  truncated: bytes(document(room('77:06:0001001:1234')).slice(0, -8)),
  doctype_forbidden: bytes(
    '<!DOCTYPE x [<!ENTITY a "b">]><extract_about_property_room>&a;</extract_about_property_room>',
  ),
  entity_forbidden: bytes(document('<a>&nbsp;</a>')),
  wrong_root: bytes('<html><body>Ошибка 502</body></html>'),
  former_document: bytes('<Region_Cadastr_Vidimus_KV><Package/></Region_Cadastr_Vidimus_KV>'),
  former_plan: bytes('<KPT><CadastralBlocks/></KPT>'),
  no_object: bytes(document('')),
  wrong_cadastral_number: bytes(document(room('77-06-1234'))),
} satisfies Record<ParseRefusalCode, Buffer | AsyncIterable<Buffer>>;

test.each(parseRefusalCodes)('a file refused as %s gets a reason in Russian', async (code) => {
  const refused = await parseExtract(files[code]);
  expect(refused).toEqual({ ok: false, code, message: expect.stringMatching(/[а-я]{4}/u) });
});

test.each([
  ['an empty file', '', 'not_xml'],
  ['blanks', ' \n ', 'not_xml'],
  ['a file cut inside its declaration', '<?xml version="1.0" enc', 'truncated'],
  [
    'a file cut inside a letter',
    Buffer.concat([bytes('<extract_about_property_room><a>'), Buffer.from([0xd0])]),
    'truncated',
  ],
  ['two roots', '<extract_about_property_room/><extract_about_property_room/>', 'not_xml'],
  ['a name from the language of the parser', document('<a>&constructor;</a>'), 'entity_forbidden'],
  ['an unfinished DTD', `<!DOCTYPE x [${' '.repeat(1000)}`, 'doctype_forbidden'],
  [
    'an external DTD',
    '<!DOCTYPE x SYSTEM "file:///etc/passwd"><extract_about_property_room/>',
    'doctype_forbidden',
  ],
  ['a prolog without end', `<!--${'-  '.repeat(40_000)}`, 'not_xml'],
  ['an object without a number', document(room('')), 'no_object'],
  ['a quarter instead of an object', document(room('77:06:0001001')), 'wrong_cadastral_number'],
])('the reader refuses %s', async (_what, text, code) => {
  expect(await parseExtract(Buffer.from(text))).toMatchObject({ ok: false, code });
});

test('a comment that mentions a DTD is accepted', async () => {
  const file = `<!-- no <!DOCTYPE here -->${document(room('77:06:0001001:1')).replace(/^<\?.*?\?>/u, '')}`;
  expect(await parseExtract(bytes(file))).toMatchObject({ ok: true });
});

test.each([
  ['<KVZU xmlns="urn://x-artefacts-rosreestr-ru/outgoing/kvzu/7.0.1"><Parcels/></KVZU>', 'no_object'],
  ['<KVOKS xmlns="urn://x-artefacts-rosreestr-ru/outgoing/kvoks/3.0.1"><Realty/></KVOKS>', 'no_object'],
  ['<KPOKS><Realty><Flat CadastralNumber="77-06"/></Realty></KPOKS>', 'wrong_cadastral_number'],
  ['<Extract><ReestrExtract/></Extract>', 'no_object'],
  ['<KPT><CadastralBlocks/></KPT>', 'former_plan'],
])(
  'a document of a former form, %s, is told from a file that is no document of the register',
  async (xml, code) => {
    expect(await parseExtract(Buffer.from(xml))).toMatchObject({ ok: false, code });
  },
);
