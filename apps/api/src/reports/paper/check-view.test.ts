import type { Finding } from '@proverka/contract/finding';
import type { Subject } from '@proverka/contract/subject';
import { describe, expect, test } from 'vitest';
import { verdictOf } from '@proverka/findings/verdict';
import type { CheckedTask } from './check-view.domain.ts';
import { reportOf } from './fixtures/reports.ts';
import { createPdfRenderer } from './pdf-renderer.ts';
import { reportView } from './report-view.ts';

const person: Subject = {
  kind: 'person',
  display_name: 'Тестов Иван Петрович',
  data: {
    last_name: 'Тестов',
    first_name: 'Иван',
    middle_name: 'Петрович',
    birth_date: '1980-01-31',
    passport_series: '0010',
    passport_number: '100001',
    inn: '500100732259',
    region: '78',
  },
};
const origin = { source: 'Единый реестр', source_date: '2026-11-20' };
const bankrupt = (count = 1): Finding => ({
  ...origin,
  level: 'danger',
  code: 'bankruptcy_open',
  title: 'Идёт процедура банкротства',
  text: 'Сделки могут оспорить.',
  records: Array.from({ length: count }, (_, place) => ({
    title: `Дело № А40-${place}/2026`,
    facts: [
      { name: 'Суд', value: 'Арбитражный суд Тестовой области' },
      { name: 'Окончено', value: '' },
    ],
    match: { kind: 'namesake', reason: 'имя совпало, дата рождения другая' },
  })),
});
const others: Finding = {
  ...origin,
  level: 'attention',
  kind: 'namesakes',
  question: 'Суды',
  code: 'courts_namesakes',
  title: 'Суды: есть записи о тёзках',
  text: '1 запись с тем же именем.',
};
const calm: Finding = {
  ...origin,
  level: 'clear',
  code: 'wanted_none',
  task_type: 'wanted',
  title: 'Не в розыске',
  text: 'Нет.',
};
const silent: Finding = {
  level: 'unchecked',
  kind: 'unanswered',
  code: 'unavailable_courts',
  task_type: 'courts',
  title: 'Не удалось проверить: Суды',
  text: 'Источник прислал веб-страницу вместо сведений.',
  source: '',
  source_date: null,
};
const task = (more: Partial<CheckedTask>): CheckedTask => ({
  type: 'bankruptcy',
  title: 'Банкротство',
  status: 'found',
  source: 'Единый реестр',
  sourceDate: '2026-11-20',
  finishedAt: '2026-11-21T07:05:00Z',
  reason: '',
  ...more,
});
const tasks = [
  task({}),
  task({ type: 'wanted', title: 'Розыск', status: 'nothing_found' }),
  task({
    type: 'courts',
    title: 'Суды',
    status: 'failed',
    source: 'Суды',
    sourceDate: null,
    reason: silent.text,
  }),
];

const inputOf = (subject: Subject, findings: readonly Finding[], asked = tasks) => ({
  ...reportOf([]),
  verdict: verdictOf(findings, subject.kind),
  findings,
  subject,
  tasks: asked,
});
const viewOf = (subject = person, findings = [bankrupt(), others, calm, silent]) =>
  reportView(inputOf(subject, findings), () => true);
const plain = (words: unknown) => JSON.stringify(words).replaceAll(/[\u00A0\u200B]/gu, ' ');

describe('printed reports of checks', () => {
  test('a printed check is headed by its subject with the passport number masked', () => {
    const { about, heading, subheadings } = viewOf();
    expect(plain([about, heading])).toBe(
      plain(['Проверка человека по официальным и открытым источникам', 'Тестов Иван Петрович']),
    );
    expect(plain(subheadings)).toContain('Дата рождения 31.01.1980, Санкт-Петербург');
    expect(plain(subheadings)).toContain('ИНН 500100732259, паспорт 0010 ****01');
    expect(plain(viewOf())).not.toContain('100001');
  });

  test.each([
    [
      {
        kind: 'company',
        display_name: 'ООО «Образец», ИНН 7700000016',
        data: { inn: '7700000016', name: 'ООО «Образец»' },
      },
      'ООО «Образец»',
      'ИНН 7700000016',
    ],
    [
      { kind: 'company', display_name: 'ОГРН 1027700000019', data: { ogrn: '1027700000019' } },
      'ОГРН 1027700000019',
      '',
    ],
    [
      {
        kind: 'car',
        display_name: 'VIN XTA210990Y2766389',
        data: { vin: 'XTA210990Y2766389', plate: 'А123ВС77' },
      },
      'VIN XTA210990Y2766389',
      'гос. номер',
    ],
    [
      { kind: 'car', display_name: 'Номер кузова GX110-6012345', data: { body_number: 'GX110-6012345' } },
      'Номер кузова GX110-6012345',
      '',
    ],
  ] satisfies [Subject, string, string][])('the printed heading names %o', (subject, heading, below) => {
    const view = viewOf(subject, [calm]);
    expect(plain(view.heading)).toContain(heading.split(' ').at(-1) ?? '');
    expect(plain(view.subheadings)).toContain(below);
  });

  test('a printed check starts with the verdict and the number of answers it is based on', () => {
    const { verdict } = viewOf();
    expect(verdict?.level).toBe('danger');
    expect(verdict?.note.replaceAll('\u00A0', ' ')).toBe(
      'Вывод сделан по ответам 2 из 3 источников и не заменяет проверки документов. Записи о тёзках показаны отдельно и на вывод не влияют.',
    );
  });

  test('a car identified by its plate is printed with its VIN, and no number is printed twice', () => {
    const vehicle: Finding = {
      ...calm,
      code: 'car_history_vehicle',
      title: 'HYUNDAI SOLARIS',
      records: [{ title: 'HYUNDAI SOLARIS', facts: [{ name: 'VIN', value: 'X0T00000000000011' }] }],
    };
    const car: Subject = { kind: 'car', display_name: 'О 011 РТ 100', data: { plate: 'О011РТ100' } };
    const { subheadings } = viewOf(car, [vehicle]);
    expect(plain(subheadings)).toBe('["HYUNDAI SOLARIS","VIN X0T00000000000011"]');
  });

  test('findings are printed by gravity, with their records and the grounds of a match', () => {
    const { findings } = viewOf();
    const [first] = findings;
    expect(findings.map(({ level }) => level)).toEqual(['danger', 'attention']);
    expect(plain(first?.records)).toBe(
      plain([
        {
          title: 'Дело № А40-0/2026',
          level: null,
          note: 'Тёзка: имя совпало, дата рождения другая',
          rows: [['Суд', 'Арбитражный суд Тестовой области']],
          damage: null,
        },
      ]),
    );
  });

  test('a finding about a company says that the company is the same', () => {
    const debts: Finding = {
      ...origin,
      level: 'danger',
      code: 'company_fssp_open',
      title: 'Долги у приставов',
      text: 'Одно производство.',
      records: [{ title: 'Производство', match: { kind: 'same', reason: 'совпал адрес' }, facts: [] }],
    };
    expect(plain(viewOf(person, [debts]).findings[0]?.records)).toContain('Та же компания: совпал адрес');
  });

  test('every source is printed with its date and answer, and silence is never «ничего не найдено»', () => {
    const view = viewOf();
    const sources = plain(view.sections.at(-1));
    expect(sources).toContain('данные на 20.11.2026');
    expect(sources).toContain('проверено 21.11.2026, 10:05');
    expect(sources).toContain('["Не удалось проверить"]');
    expect(sources).toContain('["Не в розыске","Нет.","проверено 21.11.2026, 10:05"]');
    expect(plain(view.findings)).not.toContain('Не в розыске');
    expect(view.limits.map(({ title }) => plain(title))).toEqual(['"Не удалось проверить: Суды"']);
    expect(plain(view.disclaimer)).not.toContain('ЕГРН');
  });

  test('what is true of all printed records is printed once', () => {
    const match = { kind: 'same', reason: 'совпали имя и ИНН' } as const;
    const [one, other] = ['А40-1/2026', 'А40-2/2026'].map((title) => ({ title, match, facts: [] }));
    if (!one || !other) throw new Error('there are two records');
    const single = viewOf(person, [{ ...bankrupt(), records: [one, other] }]);
    expect(single['findings-note']).toBe('');
    expect(plain(single.findings[0]?.note)).toBe('"Во всех записях тот же человек: совпали имя и ИНН"');
    expect(single.findings[0]?.records.map(({ note }) => note)).toEqual(['', '']);
    const several = viewOf(person, [
      { ...bankrupt(), records: [one] },
      { ...bankrupt(), code: 'courts_found', records: [other] },
    ]);
    expect(plain(several['findings-note'])).toBe('"Во всех записях тот же человек: совпали имя и ИНН"');
    expect(plain(several.findings)).not.toContain('тот же');
  });

  test('only the first of very many records are printed, with the total', () => {
    const [finding] = viewOf(person, [bankrupt(400)]).findings;
    expect(finding?.records).toHaveLength(30);
    expect(plain(finding?.more)).toContain('из 400');
  });

  test('a report is typeset for every kind of subject', () => {
    const { renderReportPdf } = createPdfRenderer();
    for (const findings of [[], [silent], [bankrupt(40), calm, silent]]) {
      const pdf = renderReportPdf(inputOf(person, findings));
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});
