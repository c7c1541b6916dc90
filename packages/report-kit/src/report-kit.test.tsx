import { createTestPlatform, renderWithPlatform, testSession, textOf } from '@proverka/shell-sdk/testing';
import { taskStatuses, type ReportTask } from '@proverka/contract/report';
import type { Finding } from '@proverka/contract/finding';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DownloadPdf } from './download-pdf/download-pdf.tsx';
import { Findings } from './findings/findings.tsx';
import { weighFindings } from './findings/findings-by-weight.domain.ts';
import { MoneyNote } from './money-note/money-note.tsx';
import { ReportAnnouncer } from './report-announcer.tsx';
import { ReportHeader } from './report-header/report-header.tsx';
import { ReportProgress } from './report-progress/report-progress.tsx';
import { Sources } from './sources/sources.tsx';
import { exampleReport, exampleTask } from './testing.ts';
import { Unchecked } from './unchecked/unchecked.tsx';
import { Verdict } from './verdict/verdict.tsx';

/** Normalises non-breaking spaces. */
const body = (): string => textOf(document.body);

const finding = (level: Finding['level'], code: string, title: string): Finding => ({
  level,
  code,
  title,
  text: `${title}: что это значит.`,
  source: 'ЕГРН, выписка № КУВИ-001/2026-100000101',
  source_date: '2026-11-20',
});

describe('the list of sources', () => {
  const words: Record<ReportTask['status'], string> = {
    queued: 'В очереди',
    running: 'Проверяем',
    found: 'Сведения получены',
    nothing_found: 'Сведений не найдено',
    unavailable: 'Не удалось проверить',
    needs_data: 'Нужны данные',
    skipped: 'Пропущено',
    failed: 'Ошибка проверки',
  };

  test.each(taskStatuses)('the status «%s» of a task is worded', (status) => {
    renderWithPlatform(<Sources tasks={[exampleTask({ status })]} />);
    expect(within(screen.getByRole('listitem')).getByText(words[status])).toBeTruthy();
  });

  test.each(['unavailable', 'failed', 'skipped'] as const)(
    'a task with the status %s is never worded as «nothing found»',
    (status) => {
      renderWithPlatform(<Sources tasks={[exampleTask({ status })]} />);
      expect(body()).toContain('Это не значит, что сведений нет');
      expect(body()).not.toMatch(/не найдено|таких сведений у него нет/i);
    },
  );

  test('an answered source is listed with its name, date and time of the answer', () => {
    renderWithPlatform(
      <Sources
        tasks={[
          exampleTask({
            status: 'found',
            source: 'ЕГРН, выписка № КУВИ-001/2026-1',
            source_date: '2026-11-20',
            finished_at: '2026-11-20T09:47:30.000Z',
            attempts: 3,
          }),
        ]}
      />,
    );
    expect(body()).toContain('ЕГРН, выписка № КУВИ-001/2026-1');
    expect(body()).toContain('Данные на 20.11.2026. Проверено 20.11.2026 в 12:47 (МСК). Запросов: 3');
  });

  test("a source known only by its check's title is named once", () => {
    const task = exampleTask({ title: 'ИНН по паспорту', source: 'ИНН по паспорту', status: 'needs_data' });
    renderWithPlatform(<Sources tasks={[task]} />);
    expect(body().match(/ИНН по паспорту/g)).toHaveLength(1);
  });

  test('missing data is listed', () => {
    const task = exampleTask({ status: 'needs_data', missing_requirements: ['Дата рождения владельца'] });
    renderWithPlatform(<Sources tasks={[task]} />);
    expect(body()).toContain('Дата рождения владельца');
  });
});

const limit: Finding = { ...finding('unchecked', 'limit_seller', 'Сам продавец'), kind: 'limit' };

describe('verdict and findings', () => {
  const findings = [
    finding('clear', 'no_encumbrances', 'Обременений нет'),
    finding('danger', 'encumbrance_arrest', 'Арест'),
    limit,
    finding('unchecked', 'encumbrances_not_in_document', 'Обременения не проверить'),
    finding('warning', 'encumbrance_mortgage', 'Ипотека'),
  ];

  test('findings are listed from the worst, and unchecked questions are separate', () => {
    const { stated, open, limits } = weighFindings(findings);
    expect(stated.map(({ level }) => level)).toEqual(['danger', 'warning', 'clear']);
    expect(open.map(({ code }) => code)).toEqual(['encumbrances_not_in_document']);
    expect(limits.map(({ code }) => code)).toEqual(['limit_seller']);
  });

  test('the verdict names its level and links to the findings behind it', () => {
    const { stated } = weighFindings(findings);
    renderWithPlatform(
      <>
        <Verdict
          verdict={{ level: 'danger', sentence: 'Сделка опасна: арест.', reasons: ['encumbrance_arrest'] }}
          findings={stated}
        />
        <Findings findings={stated} />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Опасность' })).toBeTruthy();
    expect(body()).toContain('Сделка опасна: арест.');
    const target = screen.getByRole('link', { name: 'Арест' }).getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)?.textContent).toContain('Арест: что это значит.');
  });

  test('a verdict from some of the sources says that it may change', () => {
    renderWithPlatform(
      <Verdict
        verdict={{ level: 'clear', sentence: 'Препятствий не найдено.', reasons: [] }}
        findings={[]}
        isPreliminary
      />,
    );
    expect(body()).toContain('Предварительный вывод');
    expect(body()).toContain('вывод может измениться');
  });

  test('every finding names its source and date', () => {
    renderWithPlatform(<Findings findings={[finding('danger', 'encumbrance_arrest', 'Арест')]} />);
    expect(body()).toContain('Источник: ЕГРН, выписка № КУВИ-001/2026-100000101, данные на 20.11.2026');
  });

  test('a source without an answer is listed as unchecked', () => {
    renderWithPlatform(
      <Unchecked
        tasks={[exampleTask({ status: 'unavailable', reason: 'Росреестр не ответил за 5 дней.' })]}
        open={[]}
        limits={[limit]}
      />,
    );
    expect(body()).toContain('Осталось непроверенным');
    expect(body()).toContain('Росреестр не ответил за 5 дней.');
    expect(body()).toContain('Чего такие документы не показывают');
  });
});

describe('progress of a report', () => {
  const start = Date.parse('2026-11-20T09:12:00.000Z');
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  test('the progress shows the elapsed and usual time and announces a letter', () => {
    vi.setSystemTime(start + 4 * 60_000);
    renderWithPlatform(<ReportProgress report={exampleReport()} />, {
      platform: createTestPlatform({ visitor: testSession }),
    });
    expect(body()).toContain('прошло 4 мин, обычно 30 мин, иногда до 24 ч');
    expect(body()).toContain(
      'Страницу можно закрыть. Когда отчёт будет готов, придёт письмо на testov@example.com.',
    );
    expect(screen.getByRole('progressbar', { name: 'Проверка источников' })).toBeTruthy();
  });

  test('a check that runs says that its source does not answer, in the words of the server', () => {
    const reason = 'Источник «Росреестр (ЕГРН)» временно не отвечает с 27.11.2026. Деньги вернутся.';
    const tasks = [exampleTask({ attempts: 3, reason })];
    renderWithPlatform(<ReportProgress report={{ ...exampleReport(), tasks }} />);
    expect(body()).toContain(`Повторный запрос, уже 3-й. ${reason}`);
  });

  test('the progress says when it takes longer than usual', () => {
    vi.setSystemTime(start + 45 * 60_000);
    renderWithPlatform(<ReportProgress report={exampleReport()} />);
    expect(body()).toContain('Обычно к этому времени готово');
  });

  test('the progress counts answers as they arrive', () => {
    const tasks = [
      exampleTask({ task_id: 'a', status: 'found' }),
      exampleTask({ task_id: 'b', status: 'queued' }),
    ];
    renderWithPlatform(<ReportProgress report={exampleReport({ tasks })} />);
    expect(textOf(screen.getByRole('status'))).toContain('1 из 2');
  });
});

describe('head of a report', () => {
  const done = exampleReport({
    status: 'done',
    completed_at: '2026-11-20T09:47:30.000Z',
    expires_at: '2026-12-20T09:47:30.000Z',
  });

  test("the header has the report's title, subject and dates", () => {
    renderWithPlatform(<ReportHeader report={done} />);
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(
      'г. Санкт-Петербург, ул. Тестовая, д. 1, кв. 1',
    );
    expect(body()).toContain('№ 7K3M-9QDT-XW2P');
    expect(body()).toContain('20.11.2026 в 12:47 (МСК)');
    expect(body()).toContain('Хранится до20.12.2026');
  });

  test('the PDF is offered once it exists', () => {
    const platform = createTestPlatform();
    renderWithPlatform(<DownloadPdf report={{ ...done, has_pdf: true }} />, { platform });
    const link = screen.getByRole('link', { name: 'Скачать PDF' });
    expect(link.getAttribute('href')).toContain(`/report/${done.order_item_id}/pdf`);
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(platform.trackedEvents).toEqual([{ name: 'pdf_downloaded', productName: 'EgrnObject' }]);
  });

  test('a delivered report announces its PDF, and a report in progress has none', () => {
    const { unmount } = renderWithPlatform(<DownloadPdf report={{ ...done, has_pdf: false }} />);
    expect(body()).toContain('Готовим PDF');
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    renderWithPlatform(<DownloadPdf report={exampleReport()} />);
    expect(body()).toBe('');
  });

  test('the report says what happened to the money of a failed item', () => {
    const { unmount } = renderWithPlatform(
      <MoneyNote report={{ money_note: '499 ₽ вернулись на баланс.' }} />,
    );
    expect(body()).toContain('499 ₽ вернулись на баланс.');
    unmount();
    renderWithPlatform(<MoneyNote report={{ money_note: '' }} />);
    expect(body()).toBe('');
  });

  test('screen readers are told when a report becomes readable and when it ends', () => {
    const { unmount } = renderWithPlatform(
      <ReportAnnouncer report={exampleReport({ tasks: [exampleTask({ status: 'found' })] })} />,
    );
    expect(textOf(screen.getByRole('status'))).toContain('часть отчёта уже можно читать');
    unmount();
    renderWithPlatform(
      <ReportAnnouncer
        report={{ ...done, verdict: { level: 'clear', sentence: 'Препятствий не найдено.', reasons: [] } }}
      />,
    );
    expect(textOf(screen.getByRole('status'))).toBe('Отчёт готов. Препятствий не найдено.');
  });
});
