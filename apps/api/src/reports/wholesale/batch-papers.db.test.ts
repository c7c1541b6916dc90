import { unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { block } from '../../../test/blocked-person.ts';
import { createReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import {
  CHECK_BANKRUPTCY,
  choose,
  confirm,
  peopleCsv,
  quietSources,
  uploadText,
} from '../../../test/wholesale.ts';
import type { SignedInPerson } from '../../../test/world.ts';

const REFUSED_BIRTH = '1970-01-02';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: quietSources((date) => date === REFUSED_BIRTH) });
});

const namesIn = (zip: Buffer) =>
  Object.entries(unzipSync(new Uint8Array(zip))).map(([name, bytes]) => ({
    name,
    bytes: Buffer.from(bytes),
  }));

async function checkedList(person: SignedInPerson, count: number): Promise<string> {
  const batch = await choose(person, await uploadText(person, peopleCsv(count)), {
    person: CHECK_BANKRUPTCY,
  });
  await confirm(person, batch);
  await world.jobs.runDue();
  return `/wholesale/${batch.id}`;
}

test('all reports of a list are one ZIP in the order of the list, which says what is not in it', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const url = await checkedList(person, 3);
  const answer = await person.request({ url: `${url}/reports.zip` });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="otchety.zip"',
  });
  const files = namesIn(answer.rawPayload);
  expect(files.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^0002 Тестов Иван Петрович .+\.pdf$/),
    expect.stringMatching(/^0004 Тестов Иван Петрович .+\.pdf$/),
    'Не вошли.txt',
  ]);
  expect(files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(files[2]?.bytes.toString()).toMatch(/^Строка 3: Тестов Иван Петрович, 02.01.1970. /);
});

test('a list names nobody in its papers whose data is blocked', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const url = await checkedList(person, 3);
  const ends = await Promise.all(
    ['1970-01-01', REFUSED_BIRTH].map((birth_date) =>
      block(world, { last_name: 'Тестов', first_name: 'Иван', birth_date }),
    ),
  );
  const files = namesIn((await person.request({ url: `${url}/reports.zip` })).rawPayload);
  const pdf = await person.request({ url: `${url}/reports.pdf` });
  for (const end of ends) await end();
  expect(files.map(({ name }) => name.slice(0, 4))).toEqual(['0004', 'Не в']);
  const [refused, failed] = files[1]?.bytes.toString().split('\r\n') ?? [];
  expect(refused).toMatch(/^Строка 2: [^,]+\. Отчёт нельзя распечатать сейчас, откройте его на сайте$/);
  expect(refused).not.toMatch(/Тестов|Иван|1970/);
  expect(failed).toMatch(/^Строка 3: Скрыто по требованию субъекта персональных данных\. /);
  const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true });
  expect(text).toContain('Строка 2');
  expect(text).not.toMatch(/0[12]\.01\.1970/);
});

test('all reports of a list are one PDF with their contents, and each has pages of its own', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const url = await checkedList(person, 3);
  const answer = await person.request({ url: `${url}/reports.pdf` });
  expect(answer.headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: false });
  const words = text.map((page) => page.replaceAll(/\s+/g, ' '));
  expect(words.length).toBeGreaterThanOrEqual(3);
  expect(words[0]).toContain('Отчёты по списку «Вставленный список»');
  expect(words[0]).toContain('Строка 3: Тестов Иван Петрович');
  expect(words.filter((page) => page.includes('стр. 1 из '))).toHaveLength(2);
});

test('papers of a list are for its owner alone, and a list without a ready report has none', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const stranger = await world.signIn();
  const url = await checkedList(person, 1);
  const draft = await uploadText(person, peopleCsv(2));
  for (const name of ['reports.zip', 'reports.pdf']) {
    expect((await stranger.request({ url: `${url}/${name}` })).statusCode).toBe(404);
    expect((await person.request({ url: `/wholesale/${draft.id}/${name}` })).json()).toMatchObject({
      code: 'batch_has_no_reports',
    });
  }
});

test('a list of more reports than one PDF holds is refused as a PDF and given as a ZIP', async () => {
  const person = await world.signIn({ paid: 1_000_000 });
  const url = await checkedList(person, 102);
  expect((await person.request({ url: `${url}/reports.pdf` })).json()).toMatchObject({
    code: 'batch_too_long_for_pdf',
  });
  const { rawPayload } = await person.request({ url: `${url}/reports.zip` });
  expect(namesIn(rawPayload)).toHaveLength(102);
}, 120_000);
