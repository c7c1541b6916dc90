import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import * as signInPage from './sign-in-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
const challenge = 'c'.repeat(40);

const open = () =>
  renderPage(signInPage, '/sign-in/', {
    platform: createTestPlatform({ hostName: 'admin.localhost' }),
    url: '/sign-in/',
  });

async function givePassword(): Promise<void> {
  await user.type(screen.getByLabelText('E-mail'), 'Testova@example.com');
  await user.type(screen.getByLabelText('Пароль'), 'пароль из слов');
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
}

test('the password asks for the code, and only the right code opens the desk', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${testApiUrl}/staff/login`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ challenge, ways: ['totp'], passkey_options: null });
    }),
    http.post(`${testApiUrl}/staff/proof`, async ({ request }) => {
      const body = (await request.json()) as { proof: { code: string } };
      sent.push(body);
      return body.proof.code === '123456'
        ? HttpResponse.json({})
        : refusal(401, 'proof_refused', 'Подтверждение не подошло');
    }),
  );
  const { location } = await open();
  await givePassword();
  const code = await screen.findByLabelText('Код из приложения');
  await user.type(code, '12');
  await user.click(screen.getByRole('button', { name: 'Войти кодом' }));
  expect(screen.getByText('В коде шесть цифр')).toBeTruthy();
  await user.type(code, '3 457');
  await user.click(screen.getByRole('button', { name: 'Войти кодом' }));
  expect(await screen.findByText('Подтверждение не подошло')).toBeTruthy();
  await user.type(screen.getByLabelText('Код из приложения'), '123456');
  await user.click(screen.getByRole('button', { name: 'Войти кодом' }));
  await waitFor(() => expect(location()).toBe('/'));
  expect(sent[0]).toEqual({ username: 'testova@example.com', password: 'пароль из слов' });
  expect(sent.at(-1)).toEqual({ challenge, proof: { way: 'totp', code: '123456' } });
});

test('a wrong password says so and asks for no second factor', async () => {
  server.use(
    http.post(`${testApiUrl}/staff/login`, () =>
      refusal(401, 'wrong_credentials', 'Неверная почта или пароль'),
    ),
  );
  await open();
  await givePassword();
  expect(await screen.findByText('Неверная почта или пароль')).toBeTruthy();
  expect(screen.queryByText('Подтвердите вход')).toBeNull();
});
