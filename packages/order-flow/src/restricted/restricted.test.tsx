// @vitest-environment jsdom
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { guestSession } from '@proverka/shell-sdk/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { NewPasswordForm } from './new-password-form.tsx';
import { RestrictedNotice } from './restricted-notice.tsx';
import { buyer, byMailedPassword, ownOrder } from './restricted-visitors.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

const server = startTestServer();

const notice = (visitor = buyer) =>
  renderWithPlatform(<RestrictedNotice />, { platform: createTestPlatform({ visitor }) });
const again = () => userEvent.click(screen.getByRole('button', { name: 'Отправить ещё раз' }));
const answerAgain = (answer: () => Response) =>
  server.use(http.post(`${testApiUrl}/person/email/send_verification`, answer));

async function choose(button: string, field: string) {
  await userEvent.type(screen.getByLabelText(field), 'собственный пароль');
  await userEvent.type(
    screen.getByLabelText(new RegExp(`^Повторите ${field.toLowerCase()}`)),
    'собственный пароль',
  );
  await userEvent.click(screen.getByRole('button', { name: button }));
}

test('a buyer is told where the letter went, without the whole address, and finds the order again', () => {
  const { container } = notice();
  expect(textOf(container)).toContain('Мы отправили письмо на t***@example.com. Подтвердите почту');
  expect(screen.getByRole('link', { name: 'Мой заказ' }).getAttribute('href')).toBe(
    `/order/${ownOrder.order_id}/`,
  );
});

test('a guest without an order sees no notice', () => {
  expect(textOf(notice(guestSession).container)).toBe('');
});

test('another letter is sent at the press of a button, and a refusal says why not', async () => {
  answerAgain(() => HttpResponse.json({ email: 't***@example.com' }));
  notice();
  await again();
  expect(textOf(await screen.findByText(/отправлено/))).toBe('Письмо отправлено ещё раз.');
  answerAgain(() => refusal(429, 'too_many_requests', 'Слишком много запросов'));
  await again();
  expect(await screen.findByText('Слишком много запросов')).toBeDefined();
});

test('a visitor with a mailed password is asked to replace it', () => {
  notice(byMailedPassword);
  expect(screen.getByRole('button', { name: 'Задать пароль' })).toBeDefined();
});

test('the mailed password is not asked for again right after the sign-in', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.put(`${testApiUrl}/person/update_password`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ ok: true });
    }),
  );
  const onChanged = vi.fn<() => void>();
  renderWithPlatform(<NewPasswordForm email="testov@example.com" mailed="из письма" onChanged={onChanged} />);
  expect(screen.queryByLabelText('Пароль из письма')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Новый пароль')));
  await choose('Сохранить пароль', 'Новый пароль');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(bodies).toEqual([{ old_password: 'из письма', password: 'собственный пароль' }]);
});

test('a wrong mailed password is reported at its field', async () => {
  server.use(
    http.put(`${testApiUrl}/person/update_password`, () =>
      refusal(422, 'wrong_password', 'Неверный прежний пароль'),
    ),
  );
  renderWithPlatform(<NewPasswordForm email="testov@example.com" onChanged={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Пароль из письма'), 'не тот');
  await choose('Сохранить пароль', 'Новый пароль');
  expect(await screen.findByText('Неверный прежний пароль')).toBeDefined();
});

test('opening the link changes nothing; the form confirms', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post(`${testApiUrl}/person/email/verify`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ data: {}, jwt: { token: '' }, is_signed_in: true });
    }),
  );
  const onVerified = vi.fn<(isSignedIn: boolean) => void>();
  renderWithPlatform(<VerifyEmailForm token="one" onVerified={onVerified} />);
  expect(bodies).toEqual([]);
  await choose('Подтвердить почту', 'Пароль');
  await vi.waitFor(() => expect(onVerified).toHaveBeenCalledWith(true));
  expect(bodies).toEqual([{ token: 'one', password: 'собственный пароль' }]);
});

test('a spent link and a cut one say what to do', async () => {
  server.use(
    http.post(`${testApiUrl}/person/email/verify`, () =>
      refusal(410, 'email_link_invalid', 'Ссылка уже использована или устарела'),
    ),
  );
  const { unmount } = renderWithPlatform(<VerifyEmailForm token="one" onVerified={() => undefined} />);
  await choose('Подтвердить почту', 'Пароль');
  expect(await screen.findByText('Ссылка уже использована или устарела')).toBeDefined();
  unmount();
  renderWithPlatform(<VerifyEmailForm token="" onVerified={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toContain('целиком');
});
