import { renderWithPlatform, textOf } from '@proverka/shell-sdk/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { findingsByLevel } from '../example-findings.ts';
import { finishedReport } from '../example-reports.ts';
import { Fold } from '../fold/fold.tsx';
import { exampleTask } from '../testing.ts';
import { FindingsReport } from './findings-report.tsx';

const answered = [
  exampleTask({ task_id: 'a', task_type: 'fssp', status: 'found', title: 'Долги у приставов' }),
  exampleTask({ task_id: 'b', task_type: 'wanted', status: 'nothing_found', title: 'Розыск' }),
];
const foldOf = (name: string): HTMLDetailsElement | null =>
  screen.getByRole('region', { name }).querySelector(':scope > details');

beforeEach(() => {
  window.location.hash = '';
});

test('sources fold to how many of them answered, and are open while one may be asked again', () => {
  const { unmount } = renderWithPlatform(
    <FindingsReport report={finishedReport('clear', { tasks: answered })} />,
  );
  expect(foldOf('Источники')?.open).toBe(false);
  expect(textOf(foldOf('Источники')?.querySelector('summary') as HTMLElement)).toBe(
    'Источникиответили все: 2',
  );
  unmount();
  const silent = exampleTask({ task_id: 'c', status: 'unavailable', title: 'Банкротство' });
  renderWithPlatform(<FindingsReport report={finishedReport('clear', { tasks: [...answered, silent] })} />);
  expect(foldOf('Источники')?.open).toBe(true);
});

test('sources fold where the buyer skipped some: those are taken up again at the end of the report', () => {
  const skipped = exampleTask({ task_id: 'c', status: 'skipped', title: 'ИНН по паспорту' });
  renderWithPlatform(<FindingsReport report={finishedReport('clear', { tasks: [...answered, skipped] })} />);
  expect(foldOf('Источники')?.open).toBe(false);
  expect(foldOf('Что проверить не удалось')?.open).toBe(true);
});

test('a report that changes closes nothing that is open', () => {
  const { rerender } = render(
    <Fold isOpen head="Источники">
      Суды
    </Fold>,
  );
  rerender(<Fold head="Источники">Суды</Fold>);
  expect(screen.getByRole('group')).toHaveProperty('open', true);
});

test('the gravest finding is open, milder findings show their title', () => {
  const { danger, attention, clear } = findingsByLevel;
  renderWithPlatform(
    <FindingsReport report={finishedReport('danger', { findings: [clear, attention, danger] })} />,
  );
  const folds = screen.getByRole('region', { name: 'Что найдено' }).querySelectorAll('li > details');
  expect(Array.from(folds, (fold) => (fold as HTMLDetailsElement).open)).toEqual([true, false, false]);
});

test('a link within the report opens what it leads to', async () => {
  renderWithPlatform(<FindingsReport report={finishedReport('clear', { tasks: answered })} />);
  Element.prototype.scrollIntoView = () => {};
  window.location.hash = '#source-b';
  await expect.poll(() => foldOf('Источники')?.open).toBe(true);
});

test('every source of the band leads to a place on the page, a grave one to its finding', () => {
  const debts = { ...findingsByLevel.danger, task_type: 'fssp' };
  renderWithPlatform(
    <FindingsReport report={finishedReport('danger', { tasks: answered, findings: [debts] })} />,
  );
  const band = within(screen.getByRole('region', { name: 'Сводка по источникам' }));
  const targets = band.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(targets).toEqual(['finding-fssp_debts-0', 'source-b']);
  expect(targets.filter((id) => document.getElementById(id) === null)).toEqual([]);
});

test('every entry of the contents leads to a section, and the sheet of a phone closes when one is picked', async () => {
  renderWithPlatform(<FindingsReport report={finishedReport('clear', { tasks: answered })} />);
  Element.prototype.scrollIntoView = () => {};
  const beside = within(screen.getByRole('navigation', { name: 'Содержание отчёта' }));
  const targets = beside.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(targets.length).toBeGreaterThan(3);
  expect(targets.filter((id) => document.getElementById(id) === null)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Содержание отчёта' }));
  const sheet = await screen.findByRole('dialog', { name: 'Содержание отчёта' });
  await userEvent.click(within(sheet).getByRole('link', { name: /^Источники/ }));
  await expect.poll(() => window.location.hash).toBe('#sources');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
