import type { APIRequestContext } from '@playwright/test';
import { runSql } from '../setup/database.ts';
import { collectTrouble, giveBalance, newCustomer, signIn, type Customer } from '../setup/customer.ts';
import { address, asked } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

/** The home of one customer as the server sends it, without anybody's scripts. */
async function servedHome(request: APIRequestContext, { token }: Customer): Promise<string> {
  const [url, { headers }] = asked('realestate', '/');
  const answer = await request.get(url, { headers: { ...headers, cookie: `_token=${token}` } });
  return answer.text();
}

/** Of the first report on offer. */
const priceOf = (html: string): string | undefined => /<b class="[^"]*">(\d+)\s₽/.exec(html)?.[1];

test('customers who ask for the home within a second get names, balances and prices of their own', async ({
  request,
}) => {
  const [plain, rich, cheap] = await Promise.all([newCustomer(), newCustomer(), newCustomer()]);
  await giveBalance(rich, 7654);
  await runSql(
    `insert into person_tariff (user_id, tariff_simple_id, assigned_by, assigned_at) values ($1, 2, $2, now())`,
    [cheap.userId, plain.userId],
  );
  // Twice: what is kept of the first round must not show in the second.
  for (let round = 0; round < 2; round += 1) {
    const [ofPlain = '', ofRich = '', ofCheap = ''] = await Promise.all(
      [plain, rich, cheap].map((customer) => servedHome(request, customer)),
    );
    for (const [own, html] of [
      [plain, ofPlain],
      [rich, ofRich],
      [cheap, ofCheap],
    ] as const)
      for (const { email } of [plain, rich, cheap]) expect(html.includes(email)).toBe(email === own.email);
    expect(ofRich).toContain('7654.00');
    expect(ofPlain).not.toContain('7654.00');
    expect(priceOf(ofPlain)).toBe('499');
    expect(priceOf(ofRich)).toBe('499');
    expect(priceOf(ofCheap)).toBe('449');
  }
});

test('parts of the home that are rendered for everybody at once work for a customer', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await signIn(context, customer);
  const trouble = collectTrouble(page);
  // What is kept is there from the second load on.
  for (let load = 0; load < 2; load += 1) await page.goto(address('realestate', '/'));
  await expect(page.getByText('Меню пользователя')).toBeAttached();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Все услуги/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Тарифы' }).click();
  await expect(page).toHaveURL(address('realestate', '/tariff/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(trouble).toEqual([]);
});
