// @vitest-environment jsdom
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { RegisterForm } from './register-form.tsx';

const server = startTestServer();

async function fillAndSend() {
  await userEvent.type(screen.getByLabelText('Имя'), 'Тестов Иван');
  await userEvent.type(screen.getByLabelText('E-mail'), 'testov@example.com');
  await userEvent.type(screen.getByLabelText('Телефон'), '9990001122');
  await userEvent.selectOptions(screen.getByLabelText('Кто вы'), 'Риелтор');
  await userEvent.type(screen.getByLabelText('Пароль'), 'чай с мятой');
  await userEvent.type(screen.getByLabelText('Повторите пароль'), 'чай с мятой');
  await userEvent.click(screen.getByLabelText(/публичной оферты/));
  await userEvent.click(screen.getByLabelText(/обработку персональных данных/));
  await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
}

const form = <RegisterForm onSignedIn={() => undefined} onChange={() => undefined} />;

test('registration offers roles without admin and client, and preselects none', () => {
  renderWithPlatform(form, { platform: createTestPlatform() });
  const select = screen.getByLabelText<HTMLSelectElement>('Кто вы');
  const titles = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(titles[0]).toBe('Выберите роль');
  expect(titles).toContain('Покупатель');
  expect(titles.filter((title) => /админ|клиент/i.test(title ?? ''))).toEqual([]);
  expect(select.selectedOptions[0]?.textContent).toBe('Выберите роль');
});

test('registration sends the partner and the campaign of the visit', async () => {
  let sent: { campaign: string | null; body: unknown } | null = null;
  server.use(
    http.post(`${testApiUrl}/register`, async ({ request }) => {
      sent = { campaign: new URL(request.url).searchParams.get('campaign'), body: await request.json() };
      return HttpResponse.json({ data: {}, jwt: { token: '' } });
    }),
  );
  const platform = createTestPlatform({
    visitSource: () => ({ partner_id: 'p-1', utm_campaign: 'spring', utm_source: 'ya' }),
  });
  renderWithPlatform(form, { platform });
  await fillAndSend();
  expect(sent).toMatchObject({ campaign: 'spring', body: { partner_id: 'p-1', person_role: 2 } });
  expect(platform.trackedEvents).toEqual([{ name: 'registration' }]);
  expect(platform.shownNotices).toEqual([{ tone: 'clear', text: 'Вы успешно зарегистрированы' }]);
});

test('a taken e-mail shows what to do next on a line of its own', async () => {
  server.use(
    http.post(`${testApiUrl}/register`, () => refusal(409, 'email_taken', 'Этот e-mail уже занят.')),
  );
  renderWithPlatform(form, { platform: createTestPlatform() });
  await fillAndSend();
  expect((await screen.findByText(/занят/)).textContent).toBe(
    'Этот e-mail уже занят.\n Войдите или сбросьте пароль',
  );
});

test('a password that is easy to guess is refused beside its field', async () => {
  server.use(
    http.post(`${testApiUrl}/register`, () =>
      HttpResponse.json(
        {
          code: 'password_weak',
          title: 'Этот пароль легко подобрать',
          fields: { password: 'Придумайте другой' },
        },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  );
  renderWithPlatform(form, { platform: createTestPlatform() });
  await fillAndSend();
  expect(await screen.findByText('Придумайте другой')).toBeTruthy();
  expect(screen.getByLabelText('Пароль').getAttribute('aria-invalid')).toBe('true');
});
