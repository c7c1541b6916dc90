import type { Extract } from '@proverka/contract/extract';
import type { Finding } from '@proverka/contract/finding';
import { expect, test } from 'vitest';
import { example, exampleOf } from '../fixtures/examples.ts';
import { extractFindings } from './extract-findings.domain.ts';
import { encumbranceCases, groundCases, historyCases, today, type Case } from './said-findings.fixtures.ts';
import { documentCases, recordCases } from './said-of-documents.fixtures.ts';
import { objectCases, rightCases } from './said-of-objects.fixtures.ts';

/** What is said of each document in words, for reading: a wrong one shows as a changed line. */
const said = <Sample extends Extract>(
  sample: Sample,
  cases: readonly Case<Sample>[],
  line: (finding: Finding) => string = statement,
): string =>
  `${cases
    .map(([fact, made]) =>
      [`## ${fact}`, '', ...extractFindings(made(sample), today).map(line).filter(Boolean)].join('\n'),
    )
    .join('\n\n')}\n`;

const statement = ({ level, kind, code, title, text, record }: Finding): string =>
  kind === 'limit'
    ? ''
    : `- ${level} \`${code}\` **${title}** ${text}${record === undefined ? '' : ` _${record}_`}`;

/** With limits, source and day, too. */
const whole = (finding: Finding): string =>
  `- ${finding.level} \`${finding.code}\` **${finding.title}** ${finding.text} _${finding.source}, ${finding.source_date}_`;

const flat = () => exampleOf('about_property', 'syn_about_property_room_flat_mortgage');
const history = () => exampleOf('transfer_of_rights', 'syn_transfer_rights_property_room');

test('encumbrances say what they are, with their record and advice', async () => {
  await expect(said(await flat(), encumbranceCases)).toMatchFileSnapshot('said/encumbrances.md');
});

test('rights say who holds them, since when and what is noted', async () => {
  await expect(said(await flat(), rightCases)).toMatchFileSnapshot('said/rights.md');
});

test('a history of rights says how often and how quickly the object changed hands', async () => {
  await expect(said(await history(), historyCases)).toMatchFileSnapshot('said/history.md');
});

test('grounds of acquisition that leave others a claim are named', async () => {
  await expect(said(await flat(), groundCases)).toMatchFileSnapshot('said/grounds.md');
});

test('the object says what hinders its sale', async () => {
  await expect(said(await flat(), objectCases)).toMatchFileSnapshot('said/objects.md');
});

test('records beside the rights say what hinders a sale', async () => {
  await expect(said(await flat(), recordCases)).toMatchFileSnapshot('said/records.md');
});

test('the age, the form and the limits of a document are told', async () => {
  await expect(said(await flat(), documentCases, whole)).toMatchFileSnapshot('said/documents.md');
});

test('what a document of a kind of object cannot show is told', async () => {
  const own = new Set(['a plot', 'an object without kind and purpose', 'an object without trouble']);
  const cases = objectCases.filter(([fact]) => own.has(fact));
  await expect(said(await flat(), cases, whole)).toMatchFileSnapshot('said/limits.md');
});

test('documents of other kinds say what they can', async () => {
  const absent = await exampleOf('absence_notice', 'syn_notice_absence_info_12');
  const notice = {
    reasons: 'Причина',
    requestContent: 'Запрос',
    claims: [{ action: 'Арест' }],
    litigations: 'Иск о праве',
  };
  const refused = await exampleOf('refusal_notice', 'syn_decision_refuse_provide_info');
  const boundary = await example('real_about_boundary_astrakhan_2023_thinned');
  const cases: Case<typeof absent>[] = [
    ['nothing in the register', () => absent],
    [
      'nothing in the register, but an application and a suit',
      () => ({ ...absent, notice: { ...absent.notice, ...notice } }),
    ],
    ['a refusal', () => refused],
    ['boundaries', () => boundary],
  ];
  await expect(said(absent, cases, whole)).toMatchFileSnapshot('said/notices.md');
});
