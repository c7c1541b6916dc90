import { exampleTask } from '@proverka/report-kit/testing';
import { refusal } from '@proverka/shell-sdk/test-server';
import { textOf } from '@proverka/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { reportPath, reportWorld, said, section } from './object-report/open-report.tsx';
import { reportFixture } from './object-report/report-fixture.ts';

const world = reportWorld();
const unasked = {
  completed_at: null,
  expires_at: null,
  has_pdf: false,
  verdict: null,
  findings: [],
  extracts: [],
};

describe('a report under way', () => {
  const queued = reportFixture('flat-arrest', {
    ...unasked,
    status: 'queued',
    tasks: [exampleTask({ status: 'queued' })],
  });

  test('an open report fills in live, from the queue to the end', async () => {
    await world.open(queued);
    expect(said('Отчёт в очереди')).toContain('0 из 1');

    const stream = await world.stream();
    act(() => stream.send({ ...queued, status: 'running', tasks: [exampleTask()] }));
    expect(textOf(await screen.findByRole('region', { name: 'Готовим отчёт' }))).toContain('Проверяем');

    act(() => stream.send(reportFixture('flat-arrest')));
    expect(textOf(await screen.findByRole('region', { name: /Вывод/ }))).toContain('Сделка опасна');
    expect(screen.queryByRole('region', { name: 'Готовим отчёт' })).toBeNull();
    expect(screen.getAllByRole('status').map(textOf)).toContainEqual(
      expect.stringContaining('Отчёт готов. Сделка опасна'),
    );
    expect(stream.isClosed()).toBe(true);
  });

  test('a report can be read from the first answer on, and says that its verdict is provisional', async () => {
    const ready = reportFixture('flat-mortgage');
    const tasks = [...ready.tasks, exampleTask({ task_id: 'second', title: 'Выписка ЕГРН о переходе прав' })];
    await world.open({ ...ready, status: 'running', completed_at: null, has_pdf: false, tasks });
    expect(said('Готовим отчёт')).toContain('1 из 2');
    expect(textOf(document.body)).toContain('Предварительный вывод');
    expect(section('Объект')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Скачать PDF' })).toBeNull();
  });

  test('a source that needs more data gets it on the page, or is skipped with all of the money back', async () => {
    const tasks = [exampleTask({ status: 'needs_data', missing_requirements: ['cadastral_number'] })];
    await world.open({ ...queued, status: 'needs_data', tasks });
    expect(await screen.findByRole('textbox', { name: /Кадастровый номер/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Пропустить эти проверки' })).toBeTruthy();
    expect(textOf(document.body)).toContain('вернём всю его цену');
  });
});

describe('when it goes wrong', () => {
  test('a failed report says so, where the money is and what to do next', async () => {
    const report = reportFixture('flat-clean', {
      ...unasked,
      status: 'refunded',
      money_note: '499 ₽ вернулись на баланс.',
      tasks: [exampleTask({ status: 'unavailable', reason: 'Росреестр не ответил за 5 дней.' })],
    });
    await world.open(report);
    expect(said('Отчёт не выполнен')).toContain('Это ничего не говорит об объекте');
    expect(said('Отчёт не выполнен')).toContain('499 ₽ вернулись на баланс.');
    expect(said('Источники')).toContain('Не удалось проверить');
    expect(screen.getByRole('link', { name: 'Заказать ещё раз' }).getAttribute('href')).toBe(
      '/object/78:31:0099001:101/',
    );
  });

  test.each([
    ["somebody else's report", 404, 'report_not_found'],
    ['an address that is no report', 400, 'invalid_request'],
  ] as const)('%s is a 404', async (_, status, code) => {
    world.server.use(http.get(reportPath, () => refusal(status, code)));
    await world.openAddress('/report/nope/');
    expect(screen.getByRole('alert').textContent).toBe('404');
  });

  test('a report that could not be loaded says so, and another try loads it', async () => {
    const report = reportFixture('flat-clean');
    world.server.use(
      http.get(reportPath, () => HttpResponse.error(), { once: true }),
      http.get(reportPath, () => HttpResponse.json(report)),
    );
    await world.openAddress(`/report/${report.order_item_id}/`);
    expect(textOf(screen.getByRole('alert'))).toContain('Не удалось загрузить отчёт');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(textOf(await screen.findByRole('heading', { level: 1 }))).toContain('ул. Маяковского');
  });

  test('an overlong address is shown in full', async () => {
    const address = `Российская Федерация, ${'Дмитровское шоссе, '.repeat(20)}д. 1`;
    await world.open(reportFixture('flat-clean', { object_address: address }));
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(address);
  });
});
