import type { StaffGrant } from '@proverka/contract/grants';
import type { Dialogs } from '@proverka/shell-sdk/dialogs';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  OpenDialogs,
  renderWithPlatform,
  testApiUrl,
  testSession,
  textOf,
} from '@proverka/shell-sdk/testing';
import { Dialog } from '@proverka/ui-kit/dialog';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { inDesk } from '../in-desk.tsx';

const server = startTestServer();
const user = userEvent.setup();
const personId = '0192f0c1-0000-7000-8000-000000000042';
const caseId = '0192f0c1-0000-7000-8000-00000000c001';
let asked: unknown[];
beforeEach(() => {
  asked = [];
  server.use(
    http.post(`${testApiUrl}/admin/find`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({
        found: [
          {
            kind: 'person',
            id: personId,
            title: 'Тестов Иван',
            about: 't•••@example.com',
            date: null,
            amount: null,
          },
        ],
      });
    }),
  );
});

/** As in the shell, whose dialogs are loaded with the first one. */
function LateDialogs({ dialogs }: { readonly dialogs: Dialogs }) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) return <OpenDialogs dialogs={dialogs} Frame={Dialog} />;
  return (
    <button type="button" onClick={() => setLoaded(true)}>
      Окна загрузились
    </button>
  );
}
const showDialogs = () => fireEvent.click(screen.getByText('Окна загрузились'));

async function open(grants: readonly StaffGrant[], isLate = false) {
  const visitor = { ...testSession, staff: { roles: ['support' as const], grants: [...grants] } };
  const platform = createTestPlatform({ hostName: 'admin.localhost', visitor });
  const { Component } = await inDesk(async () => ({ Component: () => <main>Экран</main> }))();
  return renderWithPlatform(
    <>
      <Component />
      {isLate ? (
        <LateDialogs dialogs={platform.dialogs} />
      ) : (
        <OpenDialogs dialogs={platform.dialogs} Frame={Dialog} />
      )}
    </>,
    { platform },
  );
}

describe('the frame of the desk', () => {
  test('its menu has only what these grants open, in groups', async () => {
    await open(['orders', 'disputes', 'pauses']);
    const menu = within(screen.getByRole('navigation', { name: 'Разделы' }));
    expect(menu.getAllByRole('link').map(textOf)).toEqual(['Заказы', 'Споры', 'Приостановки']);
    expect(menu.getAllByRole('region')).toHaveLength(2);
  });

  test('its menu says how many cases wait for an answer, and how many of them are late', async () => {
    server.use(
      http.get(`${testApiUrl}/admin/cases/counts`, () => HttpResponse.json({ open: 7, late: 2, mine: 1 })),
    );
    await open(['cases']);
    expect(await screen.findByText('Ждут ответа: 7, просрочено: 2, мои: 1')).toBeTruthy();
    const menu = within(screen.getByRole('navigation', { name: 'Разделы' }));
    expect(menu.getAllByRole('link').map(textOf)).toEqual(['Обращения']);
  });

  test('on a narrow screen the menu, the person and the sign-out are a panel', async () => {
    await open(['orders']);
    await user.click(screen.getByRole('button', { name: 'Меню' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Меню' }));
    expect(panel.getByText('Поддержка')).toBeTruthy();
    expect(panel.getByRole('button', { name: 'Выйти' })).toBeTruthy();
    await user.click(panel.getByRole('link', { name: 'Заказы' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the command palette', () => {
  const field = () => screen.findByRole('combobox', { name: /Имя, почта/ });
  const focusedField = () => {
    const beside = document.createElement('input');
    document.body.append(beside);
    beside.focus();
    return beside;
  };

  test('opens by Ctrl K, finds a person and opens the page, by the keyboard alone', async () => {
    const { location } = await open(['people', 'orders']);
    await user.keyboard('{Control>}[KeyK]{/Control}');
    const input = await field();
    await waitFor(() => expect(document.activeElement).toBe(input));
    await user.keyboard('тестов ив');
    const option = await screen.findByRole('option', { name: /Тестов Иван/ });
    expect(input.getAttribute('aria-activedescendant')).toBe(option.id);
    expect(asked).toEqual([{ text: 'тестов ив' }]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe(`/admin/people/${personId}/`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('finds a case by its number for those who only answer customers, and opens it', async () => {
    const found = { kind: 'case', id: caseId, title: '№ 1042', about: 'Вопрос', date: null, amount: null };
    server.use(
      http.post(`${testApiUrl}/admin/find`, () => HttpResponse.json({ found: [found] })),
      http.get(`${testApiUrl}/admin/cases/counts`, () => HttpResponse.json({ open: 1, late: 0, mine: 0 })),
    );
    const { location } = await open(['cases']);
    await user.keyboard('{Control>}[KeyK]{/Control}');
    await user.type(await field(), '1042');
    await user.click(await screen.findByRole('option', { name: /Обращение.*№\s1042.*Вопрос/ }));
    await waitFor(() => expect(location()).toBe(`/admin/cases/${caseId}/`));
  });

  test('has what was typed before its field was there, and nothing behind it hears those keys', async () => {
    await open(['people', 'orders'], true);
    const beside = focusedField();
    await user.keyboard('{Control>}[KeyK]{/Control}тестоф{Backspace}в ');
    expect(screen.queryByRole('dialog')).toBeNull();
    showDialogs();
    const input = await field();
    await waitFor(() => expect(document.activeElement).toBe(input));
    await user.keyboard('ив');
    expect(input).toHaveProperty('value', 'тестов ив');
    expect(await screen.findByRole('option', { name: /Тестов Иван/ })).toBeTruthy();
    expect(beside.value).toBe('');
    beside.remove();
  });

  test('is left by Escape before its field is there, and keys are the page’s again', async () => {
    await open(['people', 'orders'], true);
    const beside = focusedField();
    await user.keyboard('{Control>}[KeyK]{/Control}те{Escape}ст');
    showDialogs();
    expect(beside.value).toBe('ст');
    expect(screen.queryByRole('dialog')).toBeNull();
    beside.remove();
  });

  test('has the screens of the grants first, moves round by arrows, and asks nothing for two letters', async () => {
    const { location } = await open(['orders', 'disputes']);
    await user.click(screen.getByRole('button', { name: /Найти/ }));
    const input = await field();
    await waitFor(() => expect(document.activeElement).toBe(input));
    const options = () => screen.getAllByRole('option').map((one) => one.getAttribute('aria-selected'));
    expect(options()).toEqual(['true', 'false']);
    await user.keyboard('{ArrowUp}');
    expect(options()).toEqual(['false', 'true']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/admin/disputes/'));
    expect(asked).toEqual([]);
  });

  test('asks the API nothing for those whose grants open neither people, orders nor cases', async () => {
    await open(['disputes']);
    await user.keyboard('{Meta>}[KeyK]{/Meta}');
    await user.type(await field(), 'тестов');
    expect(await screen.findByText('Ничего не найдено')).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
