import type { Dispute, DisputeLine } from '@proverka/contract/dispute';
import type { Finding } from '@proverka/contract/finding';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import * as casePage from './admin-dispute-page.tsx';
import * as listPage from './admin-disputes-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
const platform = () => createTestPlatform({ visitor: testSession });
const id = '0192f0c1-0000-7000-8000-0000000000d1';

const finding: Finding = {
  level: 'danger',
  code: 'arrest',
  title: 'Арест',
  text: 'Запись в ЕГРН от 01.02.2026.',
  source: 'ЕГРН, выписка',
  source_date: '2026-11-20',
  key: 'task arrest',
};
const line: DisputeLine = {
  dispute_id: id,
  number: 12,
  report_number: '7K3M-9QDT-XW2P',
  product_name_ru: 'Выписка об объекте',
  level: 'danger',
  title: 'Арест',
  has_document: true,
  opened_at: '2026-11-21T09:00:00.000Z',
  answered_at: null,
  outcome: null,
};
const open: Dispute = {
  ...line,
  order_item_id: id,
  text: 'Арест снят\nв октябре.',
  document: { file_name: 'справка.pdf', content_type: 'application/pdf', bytes: 204_800 },
  finding,
  finding_now: { ...finding, disputed_at: line.opened_at },
  returnable: 499,
  answer: null,
};

const answerList = (disputes: DisputeLine[]) =>
  server.use(
    http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views: [] })),
    http.get(`${testApiUrl}/admin/disputes`, () => HttpResponse.json({ disputes, total: disputes.length })),
  );
const openList = (url = '/admin/disputes/') =>
  renderPage(listPage, '/admin/disputes/', { platform: platform(), url });

describe('the list of disputes', () => {
  test('has the finding, the report, the time and whether there is a document, and links to each', async () => {
    answerList([line]);
    await openList();
    const link = await screen.findByRole('link', { name: 'Арест' });
    expect(link.getAttribute('href')).toBe(`/admin/disputes/${id}/`);
    const entry = textOf(link.closest('tr') as Element);
    for (const part of ['№ 12', 'Выписка об объекте', '7K3M-9QDT-XW2P', '21.11.2026, 12:00', 'Есть'])
      expect.soft(entry).toContain(part);
  });

  test('says when nobody waits, and has answered disputes on a tab of their own', async () => {
    answerList([]);
    const { location } = await openList();
    expect(await screen.findByText('Ответа никто не ждёт')).toBeTruthy();
    answerList([{ ...line, outcome: 'money_back', answered_at: '2026-11-23T09:00:00.000Z' }]);
    await user.click(screen.getByRole('tab', { name: 'С ответом' }));
    await waitFor(() => expect(location()).toBe('/admin/disputes/?list=answered'));
    expect(await screen.findByText('Деньги возвращены')).toBeTruthy();
  });

  test('that fails to load says why, and another try loads it', async () => {
    answerList([]);
    server.use(
      http.get(`${testApiUrl}/admin/disputes`, () => refusal(403, 'forbidden', 'Недостаточно прав')),
    );
    await openList();
    expect(await screen.findByText('Не удалось загрузить список')).toBeTruthy();
    answerList([line]);
    await user.click(screen.getByRole('button', { name: /Повторить|Попробовать/ }));
    expect(await screen.findByRole('link', { name: 'Арест' })).toBeTruthy();
  });
});

let dispute: Dispute;
let sent: unknown[];
beforeEach(() => {
  dispute = open;
  sent = [];
});

async function openCase() {
  server.use(
    http.get(`${testApiUrl}/admin/disputes/:id`, () => HttpResponse.json(dispute)),
    http.put(`${testApiUrl}/admin/disputes/:id/answer`, async ({ request }) => {
      sent.push(await request.json());
      dispute = {
        ...open,
        outcome: 'corrected',
        answered_at: '2026-11-23T09:00:00.000Z',
        finding_now: {
          ...finding,
          level: 'clear',
          title: 'Ареста нет',
          dispute_answers: [
            { outcome: 'corrected', answered_at: '2026-11-23T09:00:00.000Z', reason: 'Сверено.' },
          ],
        },
        answer: { text: 'Сверено.', correction: null, answered_by: 'Образцова Мария' },
      };
      return HttpResponse.json(dispute);
    }),
  );
  await renderPage(casePage, '/admin/disputes/:id/', { platform: platform(), url: `/admin/disputes/${id}/` });
  await screen.findByRole('heading', { name: 'Спор № 12' });
}
const form = () => within(screen.getByRole('form', { name: 'Ответ на спор' }));
const region = (name: string) => textOf(screen.getByRole('region', { name }));

describe('a dispute', () => {
  test('shows what the reader saw and wrote, and the document as a download', async () => {
    await openCase();
    expect(region('Что пишет читатель')).toContain('Арест снят');
    const link = screen.getByRole('link', { name: 'справка.pdf' });
    expect(link.getAttribute('href')).toContain(`/dispute/${id}/document`);
    expect(link.hasAttribute('download')).toBe(true);
    expect(region('Находка, какой её видел читатель')).toContain('Запись в ЕГРН от 01.02.2026.');
    expect(screen.queryByRole('button', { name: /Сообщить об ошибке/ })).toBeNull();
  });

  test('is corrected with another level and words, and then shows the answer and the finding now', async () => {
    await openCase();
    await user.selectOptions(form().getByLabelText('Уровень'), 'Замечаний нет');
    const title = form().getByLabelText<HTMLInputElement>('Название находки');
    expect(title.value).toBe('Арест');
    await user.clear(title);
    await user.click(form().getByRole('button', { name: 'Исправить и ответить' }));
    expect(form().getAllByText('Обязательное поле')).toHaveLength(2);
    expect(sent).toEqual([]);
    await user.type(title, 'Ареста нет');
    await user.type(form().getByLabelText('Ответ читателю'), ' Сверено. ');
    await user.click(form().getByRole('button', { name: 'Исправить и ответить' }));
    expect(await screen.findByText(/Читателю ушло письмо/)).toBeTruthy();
    expect(sent).toEqual([
      {
        outcome: 'corrected',
        text: 'Сверено.',
        correction: { kind: 'changed', level: 'clear', title: 'Ареста нет', text: finding.text },
      },
    ]);
    expect(region('Находка сейчас')).toContain('Исправлено сотрудником 23.11.2026: Сверено.');
    expect(region('Ответ')).toContain('Образцова Мария');
    expect(screen.queryByRole('form')).toBeNull();
  });

  test.each([
    ['Отозвать', 'corrected', { kind: 'withdrawn' }],
    ['Объяснить', 'explained', undefined],
    ['Вернуть деньги', 'money_back', undefined],
  ])('«%s» is sent as %s', async (choice, outcome, correction) => {
    await openCase();
    await user.click(form().getByRole('radio', { name: new RegExp(`^${choice}`) }));
    await user.type(form().getByLabelText('Ответ читателю'), 'Сверено.');
    await user.click(form().getByRole('button', { name: /тветить$/ }));
    await waitFor(() =>
      expect(sent).toEqual([{ outcome, text: 'Сверено.', ...(correction && { correction }) }]),
    );
  });

  test('money that is already back is not offered', async () => {
    dispute = { ...open, returnable: 0 };
    await openCase();
    expect(form().getByRole<HTMLInputElement>('radio', { name: /^Вернуть деньги/ }).disabled).toBe(true);
  });

  test('a finding the report says no more can be explained, not corrected', async () => {
    dispute = { ...open, finding_now: null };
    await openCase();
    expect(screen.getByText(/Сейчас отчёт этого не говорит/)).toBeTruthy();
    expect(form().getByRole<HTMLInputElement>('radio', { name: /^Исправить/ }).disabled).toBe(true);
    expect(form().getByRole<HTMLInputElement>('radio', { name: /^Объяснить/ }).checked).toBe(true);
  });

  test('a refused answer says why and keeps the words', async () => {
    await openCase();
    server.use(
      http.put(`${testApiUrl}/admin/disputes/:id/answer`, () =>
        refusal(409, 'item_returned', 'Деньги за эту позицию уже возвращены'),
      ),
    );
    await user.click(form().getByRole('radio', { name: /^Вернуть деньги/ }));
    const words = form().getByLabelText<HTMLTextAreaElement>('Ответ читателю');
    await user.type(words, 'Возвращаем.');
    await user.click(form().getByRole('button', { name: 'Вернуть деньги и ответить' }));
    expect(await screen.findByText('Деньги за эту позицию уже возвращены')).toBeTruthy();
    expect(words.value).toBe('Возвращаем.');
  });

  test('a destroyed dispute says when disputes are destroyed', async () => {
    server.use(
      http.get(`${testApiUrl}/admin/disputes/:id`, () =>
        refusal(404, 'dispute_not_found', 'Такого спора нет'),
      ),
    );
    await renderPage(casePage, '/admin/disputes/:id/', {
      platform: platform(),
      url: `/admin/disputes/${id}/`,
    });
    expect(await screen.findByText(/уничтожается вместе с отчётом/)).toBeTruthy();
  });
});
