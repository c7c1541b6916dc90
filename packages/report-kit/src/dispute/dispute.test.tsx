import type { Report } from '@proverka/contract/report';
import { refusal } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  OpenDialogs,
  renderWithPlatform,
  testSession,
  textOf,
} from '@proverka/shell-sdk/testing';
import { Dialog } from '@proverka/ui-kit/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  finishedReport,
  orderItemId,
  reportUrl,
  startCheckReport,
} from '../check-report/check-report-testing.tsx';
import { CheckReport } from '../check-report/check-report.tsx';
import { exampleFinding } from '../example-findings.ts';
import { LiveReport } from '../live-report/live-report.tsx';
import { exampleTask } from '../testing.ts';

const { server, answers, at } = startCheckReport();

const wanted = exampleFinding({
  level: 'danger',
  code: 'wanted',
  title: 'Розыск',
  text: 'Числится в розыске.',
  key: 'task wanted',
});
const disputed_at = '2026-11-21T09:00:00.000Z';
const tasks = [exampleTask({ status: 'found' })];
const url = `${reportUrl}/dispute`;

async function open(findings: Report['findings'] = [wanted]) {
  const serve = (changed: Report['findings']) =>
    server.use(http.get(reportUrl, () => HttpResponse.json(finishedReport({ findings: changed, tasks }))));
  serve(findings);
  const platform = createTestPlatform({ hostName: 'fizcheck.localhost', visitor: testSession });
  renderWithPlatform(
    <>
      <LiveReport orderItemId={orderItemId} skeleton={<p>Загрузка</p>}>
        {(report) => <CheckReport report={report} />}
      </LiveReport>
      <OpenDialogs dialogs={platform.dialogs} Frame={Dialog} />
    </>,
    { platform, url: '/' },
  );
  await screen.findByRole('heading', { level: 1 });
  return { serve, platform };
}

const openForm = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Сообщить об ошибке: Розыск' }));
  return screen.findByRole('dialog', { name: 'Сообщить об ошибке' });
};
const found = () => textOf(screen.getByRole('region', { name: 'Что найдено' }));

describe('disputes of a report', () => {
  test('what is wrong is sent with a document, and the finding carries the mark with the focus on it', async () => {
    const { serve } = await open();
    const dialog = await openForm();
    expect(textOf(dialog)).toContain('Находка: Розыск');
    answers('post', url, { dispute_id: orderItemId, number: 12, opened_at: disputed_at });
    await userEvent.type(within(dialog).getByLabelText('Что не так'), ' Розыск прекращён. ');
    await userEvent.upload(
      within(dialog).getByLabelText('Приложить документ'),
      new File(['%PDF-'], 'справка.pdf', { type: 'application/pdf' }),
    );
    expect(within(dialog).getByText('справка.pdf')).toBeTruthy();
    serve([{ ...wanted, disputed_at }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at.sent).toEqual([
      [
        `/report/${orderItemId}/dispute`,
        {
          finding_key: 'task wanted',
          text: 'Розыск прекращён.',
          document: { file_name: 'справка.pdf', content: btoa('%PDF-') },
        },
      ],
    ]);
    const mark = screen.getByText('Оспорено 21.11.2026, ответа ещё нет');
    await waitFor(() => expect(document.activeElement).toBe(mark));
    expect(screen.queryByRole('button', { name: /Сообщить об ошибке: Розыск/ })).toBeNull();
  });

  test('a form without words says so and sends nothing', async () => {
    await open();
    const dialog = await openForm();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отправить' }));
    expect(within(dialog).getByText('Обязательное поле')).toBeTruthy();
    expect(at.sent).toEqual([]);
  });

  test('a document that is too large is refused before it is sent, and can be removed', async () => {
    await open();
    const dialog = await openForm();
    await userEvent.type(within(dialog).getByLabelText('Что не так'), 'Ошибка');
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'большой.pdf', { type: 'application/pdf' });
    await userEvent.upload(within(dialog).getByLabelText('Приложить документ'), large);
    expect(within(dialog).getByRole('alert').textContent).toContain('до 5 МБ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отправить' }));
    expect(at.sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Убрать документ большой.pdf' }));
    answers('post', url, { dispute_id: orderItemId, number: 12, opened_at: disputed_at });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отправить' }));
    await waitFor(() =>
      expect(at.sent.map(([, body]) => body)).toEqual([{ finding_key: 'task wanted', text: 'Ошибка' }]),
    );
  });

  test('a refusal says why and keeps the words', async () => {
    await open();
    const dialog = await openForm();
    const words = within(dialog).getByLabelText<HTMLTextAreaElement>('Что не так');
    await userEvent.type(words, 'Ошибка');
    server.use(http.post(url, () => refusal(409, 'dispute_open', 'Об этой находке вы уже сообщили')));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отправить' }));
    expect(await within(dialog).findByText('Об этой находке вы уже сообщили')).toBeTruthy();
    expect(words.value).toBe('Ошибка');
  });

  test('Escape closes the form and returns the focus to the finding', async () => {
    await open();
    await openForm();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = screen.getByRole('button', { name: 'Сообщить об ошибке: Розыск' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('answers to disputes', () => {
  const answer = { answered_at: '2026-11-23T09:00:00.000Z', reason: 'Сверено с МВД.' };

  test('a corrected finding says when and why, and may be disputed again', async () => {
    await open([{ ...wanted, dispute_answers: [{ outcome: 'corrected', ...answer }] }]);
    expect(found()).toContain('Исправлено сотрудником 23.11.2026: Сверено с МВД.');
    expect(screen.getByRole('button', { name: 'Сообщить об ошибке: Розыск' })).toBeTruthy();
  });

  test('a withdrawn finding is apart, with the reason', async () => {
    const { text: _text, ...gone } = wanted;
    await open([
      {
        ...gone,
        text: '',
        kind: 'withdrawn',
        level: 'unchecked',
        dispute_answers: [{ outcome: 'withdrawn', ...answer }],
      },
    ]);
    const section = textOf(screen.getByRole('region', { name: 'Отозванные находки' }));
    expect(section).toContain('Розыск');
    expect(section).toContain('Отозвано сотрудником 23.11.2026: Сверено с МВД.');
    expect(screen.queryByRole('region', { name: 'Что найдено' })).toBeNull();
  });

  test('what a clean source says and what was not checked can be disputed, too', async () => {
    const clean = exampleFinding({
      code: 'none',
      title: 'Долгов нет',
      key: 'task none',
      task_type: 'egrn_object',
    });
    const limit = exampleFinding({
      level: 'unchecked',
      kind: 'limit',
      code: 'limit',
      title: 'Расписки',
      key: 'task limit',
    });
    await open([clean, limit]);
    expect(screen.getByRole('button', { name: 'Сообщить об ошибке: Долгов нет' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Сообщить об ошибке: Расписки' })).toBeTruthy();
  });

  test('a finding without a key, as samples have it, cannot be disputed', async () => {
    await open([exampleFinding()]);
    expect(screen.queryByRole('button', { name: /Сообщить об ошибке/ })).toBeNull();
  });
});
