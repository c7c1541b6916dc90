import { extractSchema } from '@proverka/contract/extract';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseExtract } from './parse-extract.ts';

const folder = new URL('fixtures/', import.meta.url);
const samples = readdirSync(folder).filter((name) => name.endsWith('.xml'));
/** Of documents of other forms not every text is read; what is not, is told by its path. */
const samplesOfSchemas = samples.filter((name) => /^(?:syn|real)_/u.test(name));

async function parseSample(name: string) {
  const parsed = await parseExtract(readFileSync(new URL(name, folder)));
  if (!parsed.ok) throw new Error(`${name}: ${parsed.code}`);
  return parsed.extract;
}

/** The texts of a document's leaves, extracted without our parser. */
function leafTexts(xml: string): { name: string; text: string }[] {
  const bare = xml.replaceAll(/<identity_doc>[^]*?<\/identity_doc>|<contacts>[^]*?<\/contacts>/gu, '');
  return [...bare.matchAll(/<(\w+)>([^<>]+)<\/\1>/gu)].flatMap(([, name, raw]) => {
    const text = (raw ?? '').replaceAll('&quot;', '"').replaceAll(/\s+/gu, ' ').trim();
    return name === undefined || text === '' ? [] : [{ name, text }];
  });
}

/** Personal, or the code beside a word: the two are one thing. */
const unkeptNames = new Set(['birth_date', 'birth_place', 'snils', 'code']);

describe('samples of the register', () => {
  test.each(samples)('%s has the normal form verified by hand', async (name) => {
    const extract = await parseSample(name);
    const json = `${JSON.stringify(extract, null, 1)}\n`;
    await expect(json).toMatchFileSnapshot(`fixtures/${name.replace(/\.xml$/u, '.expected.json')}`);
  });

  test.each(samples)('%s is unchanged after serialisation by the contract', async (name) => {
    const wire: unknown = JSON.parse(JSON.stringify(await parseSample(name)));
    expect(extractSchema.parse(wire)).toEqual(wire);
  });

  test.each(samplesOfSchemas)('the normal form of %s contains every text of the document', async (name) => {
    const extract = await parseSample(name);
    const strings = new Set<string>();
    const numbers = new Set<number>();
    const booleans = new Set<string>();
    let all = '';
    JSON.stringify(extract, (_key, value: unknown) => {
      if (typeof value === 'string') {
        strings.add(value);
        all += `\n${value}`;
      }
      if (typeof value === 'number') numbers.add(value);
      if (typeof value === 'boolean') booleans.add(String(value));
      return value;
    });
    const isKept = (text: string) =>
      strings.has(text) ||
      strings.has(text.slice(0, 10)) ||
      numbers.has(Number(text)) ||
      booleans.has(text) ||
      all.includes(text);
    const lost = leafTexts(readFileSync(new URL(name, folder), 'utf8')).filter(
      (leaf) => !isKept(leaf.text) && !unkeptNames.has(leaf.name) && leaf.text !== 'room_record',
    );
    expect(lost).toEqual([]);
  });

  test("a private holder's personal data is listed as withheld and not stored", async () => {
    const extract = await parseSample('real_base_params_room_shop_tambov_2020_anonymised.xml');
    expect(extract.withheld).toContainEqual({
      path: 'right_records/right_record[1]/right_holders/right_holder/individual/snils',
      reason: 'person',
    });
    expect(JSON.stringify(extract)).not.toContain('000-000-001 00');
    expect(JSON.stringify(extract)).not.toContain('1980-01-01');
  });

  test('a transfer of rights lists owners from the oldest to the newest', async () => {
    const extract = await parseSample('syn_transfer_rights_property_room.xml');
    if (extract.kind !== 'transfer_of_rights') throw new Error(extract.kind);
    expect(extract.transfers).toEqual([
      { date: '2005-04-11', ended: [], arisen: [0] },
      { date: '2011-08-30', ended: [0], arisen: [1] },
      { date: '2019-05-14', ended: [1], arisen: [2] },
    ]);
    expect(extract.rights.map((right) => right.holders[0]?.name)).toEqual([
      'Первов Павел Павлович',
      'Второва Вера Викторовна',
      'Тестова Анна Петровна',
    ]);
  });
});
