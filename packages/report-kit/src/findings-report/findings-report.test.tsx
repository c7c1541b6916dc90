import { renderWithPlatform } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleReport, exampleTask } from '../testing.ts';
import { FindingsReport } from './findings-report.tsx';

const source = 'Банк данных исполнительных производств';
const finding = (level: 'danger' | 'clear' | 'unchecked', code: string, title: string) => ({
  level,
  code,
  title,
  text: `${title}.`,
  source,
  source_date: '2026-11-20',
});

const report = exampleReport({
  status: 'done',
  completed_at: '2026-11-20T09:20:00.000Z',
  object_address: 'Образцов Иван Петрович',
  object_key: '',
  verdict: { level: 'danger', sentence: 'Есть взыскание.', reasons: ['debt'] },
  findings: [finding('clear', 'no_bankruptcy', 'Банкротства нет'), finding('danger', 'debt', 'Взыскание')],
  tasks: [
    exampleTask({ status: 'found', title: 'Долги у приставов' }),
    exampleTask({ task_id: 't-2', status: 'nothing_found', title: 'Банкротство' }),
    exampleTask({ task_id: 't-3', status: 'unavailable', title: 'Налоги' }),
  ],
});

test('a report is ordered from the verdict over findings by gravity to the sources', () => {
  renderWithPlatform(<FindingsReport report={report} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Вывод', 'Что найдено', 'Источники', 'Что проверить не удалось']);
  const found = within(screen.getByRole('region', { name: 'Что найдено' }));
  expect(found.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Взыскание',
    'Банкротства нет',
  ]);
});

test('a conclusion the customer ordered stands after the verdict with its author', () => {
  const expert_conclusion = {
    text: 'Аванс выдать можно.',
    author: 'person' as const,
    author_name: 'Образцова Мария',
    written_date: '2026-11-21T09:00:00.000Z',
    is_being_corrected: true,
  };
  renderWithPlatform(<FindingsReport report={{ ...report, expert_conclusion }} />);
  const section = screen.getByRole('region', { name: 'Экспертное заключение' });
  expect(section.textContent).toMatch(/исправляет.*Аванс.выдать.можно.*специалистом: Образцова.Мария/);
});

test('what a clean source says stands with the source and nowhere else', () => {
  const clean = { ...finding('clear', 'wanted_none', 'В розыске не значится'), task_type: 'wanted' };
  const task = exampleTask({ task_id: 't-4', task_type: 'wanted', status: 'nothing_found', title: 'Розыск' });
  renderWithPlatform(
    <FindingsReport
      report={{ ...report, tasks: [...report.tasks, task], findings: [...report.findings, clean] }}
    />,
  );
  expect(screen.getAllByText(/В.розыске не.значится/)).toHaveLength(1);
  const row = within(screen.getByRole('region', { name: 'Источники' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes('Розыск'));
  expect(row?.textContent).toMatch(/В.розыске не.значится.*Замечаний нет/);
  expect(row?.textContent).not.toContain('Сведений не найдено');
});

test('why a source did not answer is said once', () => {
  const reason = 'Источник ответил ошибкой.';
  const tasks = [exampleTask({ status: 'found' }), exampleTask({ task_id: 't-5', status: 'failed', reason })];
  renderWithPlatform(<FindingsReport report={{ ...report, tasks }} />);
  expect(screen.getAllByText(/Источник ответил ошибкой/)).toHaveLength(1);
});

test('a source without an answer is listed as unchecked, never as «nothing found»', () => {
  renderWithPlatform(<FindingsReport report={report} />);
  const sources = within(screen.getByRole('region', { name: 'Источники' }));
  expect(sources.getAllByText('Не удалось проверить')).toHaveLength(1);
  expect(sources.getAllByText('Сведений не найдено')).toHaveLength(1);
  const gaps = within(screen.getByRole('region', { name: 'Что проверить не удалось' }));
  expect(gaps.getByText('Налоги')).toBeTruthy();
  expect(gaps.queryByText('Банкротство')).toBeNull();
});

test('a source without an answer is listed once, whatever findings the server sends about it', () => {
  const silent = exampleTask({
    task_id: 't-3',
    task_type: 'taxes',
    status: 'unavailable',
    title: 'Налоги',
  });
  const tasks = [exampleTask({ status: 'nothing_found', title: 'Банкротство' }), silent];
  const stated = finding('unchecked', 'unavailable_taxes', 'Не удалось проверить: Налоги');
  renderWithPlatform(<FindingsReport report={{ ...report, tasks, findings: [stated] }} />);
  const gaps = within(screen.getByRole('region', { name: 'Что проверить не удалось' }));
  expect(gaps.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Налоги']);
});

test('a report in progress shows its progress, and nothing else before the first answer', () => {
  renderWithPlatform(<FindingsReport report={exampleReport()} />);
  expect(screen.queryByRole('heading', { name: 'Источники' })).toBeNull();
  expect(screen.getByText('Выписка ЕГРН об объекте')).toBeTruthy();
});
