import { textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { reportWorld, said, section } from './object-report/open-report.tsx';
import { reportFixture } from './object-report/report-fixture.ts';

const world = reportWorld();

describe('a finished report', () => {
  test('a finished report has verdict, findings by weight, object, holders, encumbrances, sources and limits', async () => {
    await world.open(reportFixture('flat-arrest'));
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => textOf(heading));
    expect(headings).toEqual([
      expect.stringContaining('Вывод'),
      'Что найдено',
      'Права и обременения по времени',
      'Объект',
      'Правообладатели',
      'Ограничения и обременения',
      'Источники',
      'Что проверить не удалось',
      'Имена закрыты: попросите выписку у продавца',
      'Что вы решили после отчёта?',
      'Отчёт был полезен?',
    ]);
    expect(textOf(document.body)).toContain('Сделка опасна: арест; запрещение регистрации.');
    const findings = within(section('Что найдено')).getAllByRole('heading', { level: 3 });
    expect(findings.map((heading) => textOf(heading))).toEqual(['Арест', 'Запрещение регистрации']);
  });

  test('every block of an extract names its source and date', async () => {
    await world.open(reportFixture('flat-arrest'));
    for (const name of ['Объект', 'Правообладатели', 'Ограничения и обременения']) {
      expect(said(name)).toMatch(/Источник: ЕГРН, выписка № КУВИ-001\/2026-\d+, данные на 20\.11\.2026/);
    }
  });

  test('the object of a report is a list of facts with its value and its building', async () => {
    await world.open(reportFixture('flat-clean'));
    const object = section('Объект');
    expect(textOf(object)).toContain('Площадь54,3 кв. м');
    expect(textOf(object)).toContain('9 876 543,21 ₽');
    expect(within(object).getByRole('link', { name: '78:31:0099001:100' }).getAttribute('href')).toBe(
      '/object/78:31:0099001:100/',
    );
  });

  test("a report's title is the address, and its PDF can be downloaded", async () => {
    const report = reportFixture('flat-clean');
    const { head } = await world.open(report);
    expect(head()?.title).toBe(`Отчёт: ${report.object_address}`);
    expect(screen.getByRole('link', { name: 'Скачать PDF' })).toBeTruthy();
  });

  test("every entry of a report's table of contents leads to a section", async () => {
    await world.open(reportFixture('flat-mortgage'));
    const [contents] = screen.getAllByRole('navigation', { name: 'Содержание отчёта' });
    const targets = within(contents as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets).toHaveLength(8);
    expect(targets.filter((id) => document.getElementById(id) === null)).toEqual([]);
  });

  test('opening a report records the view once', async () => {
    const { platform } = await world.open(reportFixture('flat-clean'));
    await expect
      .poll(() => platform.trackedEvents)
      .toEqual([{ name: 'report_opened', productName: 'EgrnObject' }]);
  });
});

describe('holders', () => {
  test('shares are shown with each holder, and a hidden name is explained', async () => {
    await world.open(reportFixture('flat-shared'));
    const rows = within(section('Правообладатели')).getAllByRole('row').slice(1).map(textOf);
    expect(rows).toHaveLength(3);
    expect(rows.map((row) => /доля \d\/\d/.exec(row)?.[0])).toEqual(['доля 1/2', 'доля 1/4', 'доля 1/4']);
    expect(rows[0]).toContain('Физическое лицоимя в выписке не раскрыто');
    expect(said('Правообладатели')).toContain('Почему вместо имени «Физическое лицо»');
  });

  test('a company is shown with its numbers and without the explanation of hidden names', async () => {
    await world.open(reportFixture('land-with-outline'));
    expect(said('Правообладатели')).toMatch(/ФОРТУНА.*ИНН \d{10}, ОГРН \d{13}/);
    expect(said('Правообладатели')).not.toContain('Почему вместо имени');
  });
});

describe('encumbrances', () => {
  test('each encumbrance shows its meaning, end, beneficiary and grounds', async () => {
    await world.open(reportFixture('flat-mortgage'));
    const card = within(section('Ограничения и обременения')).getByRole('article');
    expect(textOf(card)).toContain('объект в залоге у того, кто дал деньги на покупку');
    expect(textOf(card)).toMatch(/В пользуБанк ВТБ \(ПАО\)ИНН 7702070139/);
    expect(textOf(card)).toContain('Срокс 01.03.2019 на 240 месяцев');
    expect(textOf(card)).toMatch(/ОснованиеКредитный договор №/);
  });

  test('a report without encumbrances says so', async () => {
    await world.open(reportFixture('flat-clean'));
    expect(said('Ограничения и обременения')).toContain('Записей о зарегистрированных ограничениях прав');
  });

  test('zones are separate from registered encumbrances, and their long text is collapsed', async () => {
    await world.open(reportFixture('land-with-outline'));
    const encumbrances = section('Ограничения и обременения');
    expect(
      within(encumbrances).getByRole('heading', { name: 'Ограничения, которые не регистрируются' }),
    ).toBeTruthy();
    const [button] = within(encumbrances).getAllByRole('button', { name: 'Показать полностью' });
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button as HTMLElement);
    expect(within(encumbrances).getByRole('button', { name: 'Свернуть' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });
});

describe('other documents', () => {
  test('a boundary is drawn, with its size as text', async () => {
    await world.open(reportFixture('land-with-outline'));
    const plan = within(section('Объект')).getByRole('img');
    expect(plan.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toContain(
      'Размер с запада на восток 56,9 м, с юга на север 17,7 м, точек границы: 9.',
    );
  });

  test('a history of rights is a table of owners, oldest first, with the duration of each', async () => {
    await world.open(reportFixture('history-quick-resale'));
    const rows = within(section('История перехода прав')).getAllByRole('row').slice(1).map(textOf);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toContain('с 12.03.2009по 03.02.2025');
    expect(rows[1]).toContain('4 мес.');
    expect(rows.at(-1)).toContain('по дату выписки');
  });

  test('a long history of rights shows every owner', async () => {
    await world.open(reportFixture('history-long'));
    expect(within(section('История перехода прав')).getAllByRole('row')).toHaveLength(14);
  });

  test('a notice of absence is shown as an answer, not as a failure', async () => {
    await world.open(reportFixture('absence-notice'));
    expect(said('Ответ Росреестра: сведений нет')).toContain(
      'Росреестр проверил запрос и ответил: в ЕГРН таких сведений нет.',
    );
    expect(said('Источники')).toContain('Сведений не найдено');
    expect(said('Источники')).not.toContain('Не удалось проверить');
  });

  test('a refusal is shown as an answer with its reason', async () => {
    await world.open(reportFixture('refusal-notice'));
    expect(said('Ответ Росреестра: отказ')).toContain('Отказ не говорит об объекте ни хорошего, ни плохого');
    expect(said('Ответ Росреестра: отказ')).toContain('Запрос представлен лицом');
  });

  test('a zone or boundary of its own has facts and an outline', async () => {
    await world.open(reportFixture('boundary'));
    expect(said('Граница')).toContain('Реестровый номер30:00-3.1');
    expect(within(section('Граница')).getByRole('img')).toBeTruthy();
  });

  test('uninterpreted parts of a document are shown verbatim, and parts that may hold anything only counted', async () => {
    await world.open(reportFixture('unread-parts'));
    const rows = within(section('Прочие сведения документа')).getAllByRole('row').slice(1).map(textOf);
    expect(rows).toEqual([
      'Наименование лесничества (лесопарка)land_record/natural_objects/forests/forest/forestryТестовское',
    ]);
    expect(textOf(document.body)).not.toContain('energy_passport');
  });

  test('an object in two documents is described once', async () => {
    const report = reportFixture('flat-clean');
    const [about] = report.extracts;
    const [history] = reportFixture('history-long').extracts;
    if (about?.kind !== 'about_property' || history?.kind !== 'transfer_of_rights')
      throw new Error('Other fixtures');
    const same = { ...history, object: about.object };
    await world.open({ ...report, extracts: [...report.extracts, same] });
    expect(screen.getAllByRole('region', { name: /^Объект/ })).toHaveLength(1);
  });
});
