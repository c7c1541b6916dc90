import type { Deal } from '@proverka/contract/deal';
import { maxDealDocumentBytes } from '@proverka/contract/deal-limits';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  OpenDialogs,
  renderPage,
  renderWithPlatform,
  testApiUrl,
  testSession,
  textOf,
} from '@proverka/shell-sdk/testing';
import { Dialog } from '@proverka/ui-kit/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { exampleDeal, exampleDealLine, newDeal } from '../features/deals/deals.fixtures.ts';
import * as dealPage from './deal-page.tsx';
import * as dealsPage from './deals-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
const { deal_id: id } = exampleDeal;
const platform = () => createTestPlatform({ visitor: testSession });

const openList = (deals: readonly object[]) => {
  server.use(http.get(`${testApiUrl}/deals`, () => HttpResponse.json({ deals })));
  return renderPage(dealsPage, '/user/deals/', { platform: platform(), url: '/user/deals/' });
};

async function openDeal(deal: Deal = exampleDeal, shell = platform()) {
  server.use(http.get(`${testApiUrl}/deal/${id}`, () => HttpResponse.json(deal)));
  const page = await renderPage(dealPage, '/user/deals/:dealId/', {
    platform: shell,
    url: `/user/deals/${id}/`,
  });
  await screen.findByRole('region', { name: 'Проверки' });
  return page;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

/** Takes a change of the folder and answers with it. */
function taking(answer: Partial<Deal> = {}) {
  const taken: unknown[] = [];
  server.use(
    http.put(`${testApiUrl}/deal/${id}`, async ({ request }) => {
      const change = (await request.json()) as Partial<Deal>;
      taken.push(change);
      return HttpResponse.json({ ...exampleDeal, ...change, version: exampleDeal.version + 1, ...answer });
    }),
  );
  return taken;
}

describe('«Мои покупки»', () => {
  test('each folder is named by its address, says what is next, and is opened', async () => {
    await openList([exampleDealLine]);
    const link = await screen.findByRole('link', { name: exampleDealLine.object_address });
    expect(link.getAttribute('href')).toBe(`/user/deals/${id}/`);
    expect(textOf(link.closest('li'))).toMatch(
      /Дальше: договор, 01\.12\.2026.*1\sдокумент.*до\s20\.05\.2027/,
    );
  });

  test('without folders the page says where to begin one', async () => {
    await openList([]);
    expect(await screen.findByText('Покупок пока нет')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Найти объект' }).getAttribute('href')).toBe('/');
  });

  test('a list that could not be loaded can be asked for again', async () => {
    server.use(http.get(`${testApiUrl}/deals`, () => refusal(503, 'service_unavailable', 'Недоступно')));
    await renderPage(dealsPage, '/user/deals/', { platform: platform(), url: '/user/deals/' });
    expect(await screen.findByText('Не удалось загрузить папки покупок')).toBeTruthy();
  });
});

describe('a folder', () => {
  test('a folder says of each check whether it is there, and leads to its report or to its order', async () => {
    await openDeal();
    const checks = part('Проверки').getAllByRole('listitem').map(textOf);
    expect(checks.slice(0, 4)).toEqual([
      expect.stringMatching(/^Права и обременения.*Отчёт готов.*Открыть отчёт$/),
      expect.stringMatching(/^История перехода прав.*Не заказано.*Заказать$/),
      expect.stringMatching(/^Продавец: Тестов Иван Петрович.*Проверяем.*Открыть отчёт$/),
      expect.stringMatching(/^Продавец: Образцова Анна.*Не заказано.*Заказать$/),
    ]);
    expect(part('Проверки').getByText('Изменились обременения')).toBeTruthy();
  });

  test('a new folder names no change, no seller and no document', async () => {
    await openDeal(newDeal);
    expect(screen.queryByText('Что изменилось с первого отчёта')).toBeNull();
    expect(part('Проверки').getByText(/Продавцы не названы/)).toBeTruthy();
    expect(part('Документы').getByText('Документов пока нет')).toBeTruthy();
  });

  test('steps are saved together with their days, and an own step needs a name', async () => {
    await openDeal();
    const steps = part('Шаги сделки');
    await user.click(steps.getByRole('button', { name: 'Добавить свой шаг' }));
    await user.click(steps.getByRole('button', { name: 'Сохранить шаги' }));
    expect(await steps.findByText('Обязательное поле')).toBeTruthy();
    const taken = taking();
    await user.type(steps.getByLabelText('Название шага'), 'Осмотр');
    const contract = within(steps.getByRole('group', { name: 'Договор' }));
    await user.type(contract.getByLabelText(/Сделано/), '01.12.2026');
    await user.click(steps.getByRole('button', { name: 'Сохранить шаги' }));
    await waitFor(() => expect(taken).toHaveLength(1));
    expect(taken[0]).toEqual({
      version: 4,
      steps: [
        exampleDeal.steps[0],
        { ...exampleDeal.steps[1], done_on: '2026-12-01' },
        ...exampleDeal.steps.slice(2),
        { kind: 'other', title: 'Осмотр', planned_on: null, done_on: null },
      ],
    });
  });

  test('a seller is added by name, and what is wrong with the rest is said first', async () => {
    await openDeal(newDeal);
    const sellers = part('Продавцы');
    await user.click(sellers.getByRole('button', { name: 'Добавить продавца' }));
    await user.type(sellers.getByLabelText('Фамилия'), 'Тестов');
    await user.type(sellers.getByLabelText(/ИНН/), '12');
    await user.click(sellers.getByRole('button', { name: 'Сохранить продавца' }));
    expect(await sellers.findByText('ИНН человека состоит из 12 цифр')).toBeTruthy();
    await user.clear(sellers.getByLabelText(/ИНН/));
    await user.type(sellers.getByLabelText('Имя'), 'Иван');
    const taken = taking();
    await user.click(sellers.getByRole('button', { name: 'Сохранить продавца' }));
    await waitFor(() =>
      expect(taken).toEqual([{ version: 1, sellers: [{ last_name: 'Тестов', first_name: 'Иван' }] }]),
    );
  });

  test('notes that were changed in another window meanwhile keep what is typed here', async () => {
    await openDeal();
    server.use(
      http.put(`${testApiUrl}/deal/${id}`, () =>
        refusal(409, 'deal_changed', 'Папку изменили в другом окне. Обновите страницу и повторите'),
      ),
    );
    const notes = part('Заметки');
    await user.type(notes.getByLabelText('Что важно не забыть'), '!');
    await user.click(notes.getByRole('button', { name: 'Сохранить заметки' }));
    expect(await notes.findByText(/изменили в другом окне/)).toBeTruthy();
    expect(notes.getByLabelText<HTMLTextAreaElement>('Что важно не забыть').value).toBe(
      'Спросить о перепланировке!',
    );
  });

  test('a document is uploaded into the folder and added with its kind', async () => {
    await openDeal(newDeal);
    const attachmentId = '0192f0c1-0000-7000-8000-00000000e001';
    const sent: unknown[] = [];
    server.use(
      http.post(`${testApiUrl}/attachment`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ attachment: { attachment_id: attachmentId } });
      }),
      http.post(`${testApiUrl}/deal/add_document`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(exampleDeal);
      }),
    );
    const documents = part('Документы');
    await user.selectOptions(documents.getByLabelText('Что это за документ'), 'Расписка');
    await user.upload(documents.getByLabelText('Выбрать файл'), new File(['%PDF'], 'scan.pdf'));
    expect(
      (await documents.findByRole('link', { name: 'Расписка об авансе' })).getAttribute('href'),
    ).toContain(`/attachment/${attachmentId}`);
    expect(sent).toEqual([
      { groupID: id, file_name: 'scan.pdf', content: 'JVBERg==' },
      { deal_id: id, attachment_id: attachmentId, kind: 'receipt', title: '' },
    ]);
  });

  test('a photo that is too large is refused before it is sent', async () => {
    await openDeal(newDeal);
    const photo = new File(['a'], 'photo.jpg');
    Object.defineProperty(photo, 'size', { value: maxDealDocumentBytes + 1 });
    await user.upload(part('Документы').getByLabelText('Выбрать файл'), photo);
    expect(await part('Документы').findByText(/нужен PDF, JPEG, PNG или XML до\s10\sМБ/)).toBeTruthy();
  });

  test('a folder is removed after a question, and its list follows', async () => {
    const shell = platform();
    const { location } = await openDeal(exampleDeal, shell);
    renderWithPlatform(<OpenDialogs dialogs={shell.dialogs} Frame={Dialog} />, { platform: shell });
    server.use(http.delete(`${testApiUrl}/deal/${id}`, () => HttpResponse.json({ ok: true })));
    await user.click(screen.getByRole('button', { name: 'Удалить папку' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Удалить папку' }));
    await waitFor(() => expect(location()).toBe('/user/deals/'));
  });
});
