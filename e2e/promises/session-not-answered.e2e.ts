import { expect, test } from '../setup/test.ts';
import { shellWithSpoiltApi } from '../setup/api-in-between.ts';
import { newCustomer, signIn } from '../setup/customer.ts';

// The tests spoil one shell in turn: its start takes longer than all of them.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof shellWithSpoiltApi>>;
test.beforeAll(async () => {
  site = await shellWithSpoiltApi();
});
test.afterEach(() => site.heal());
test.afterAll(() => site.stop());

for (const how of [503, 429, 'silent'] as const) {
  test(`when the question about the session is answered with ${how}, nobody is shown as signed out`, async ({
    page,
    context,
  }) => {
    const customer = await newCustomer();
    await signIn(context, customer);
    site.spoil('/token', how);
    const address = (path: string) => `http://realestate.localhost:${site.port}${path}`;
    const login = page.getByRole('button', { name: 'Войти' });

    const answer = await page.goto(address('/'));
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(await answer?.text()).not.toContain('Войти');
    await expect(page.getByText(/Проверяем вход…|Вход не проверен/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Найти' })).toBeEnabled();
    await expect(login).toHaveCount(0);

    const orders = await page.goto(address('/user/orders/'));
    expect(orders?.status()).toBe(503);
    expect(new URL(page.url()).pathname).toBe('/user/orders/');
    await expect(login).toHaveCount(0);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === '_token')?.value).toBe(customer.token);

    if (how !== 'silent') {
      const failure = page.getByRole('alert').filter({ hasText: 'Не удалось узнать, вошли ли вы' });
      await expect(failure).toBeVisible();
      site.heal();
      // Waits grow, so the button may be sooner than the next question; either opens the page.
      await failure
        .getByRole('button', { name: 'Повторить' })
        .click()
        .catch(() => undefined);
      await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
      await expect(page.getByText(customer.email).first()).toBeAttached();
    }
    await expect(login).toHaveCount(0);
  });
}

test('a session that has ended is shown as ended, and private pages lead to the main page', async ({
  page,
  context,
}) => {
  await signIn(context, { ...(await newCustomer()), token: 'a-token-of-a-session-that-ended-long-ago-0' });
  await page.goto(`http://realestate.localhost:${site.port}/user/orders/`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
