import { expectFinished, openCheckCheckout } from '../setup/checks.ts';
import { giveBalance, newCustomer, signIn } from '../setup/customer.ts';
import { expect, test } from '../setup/test.ts';

const glafira = { last_name: 'Пробнова', first_name: 'Глафира', birth_date: '1991-03-08', region: '77' };

test('two tabs that buy the same check at the same time buy it once, and the other tab links to it', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await giveBalance(customer, 100);
  await signIn(context, customer, 'fizcheck.localhost');
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await openCheckCheckout(tab, 'CheckFssp', glafira);
    await tab.getByRole('button', { name: 'Продолжить' }).click();
    await expect(tab.getByRole('button', { name: /^Оплатить 29/ })).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Оплатить 29/ }).click()));

  const report = /\/check-person\/[0-9a-f-]{36}\//;
  const told = (tab: typeof page) => tab.getByText('Эта проверка уже заказана');
  const outcome = async (tab: typeof page) => {
    await Promise.race([tab.waitForURL(report), told(tab).waitFor()]);
    return report.test(tab.url()) ? 'bought' : 'told';
  };
  const outcomes = await Promise.all(tabs.map(outcome));
  expect(outcomes.toSorted()).toEqual(['bought', 'told']);

  const [bought, other] = outcomes[0] === 'bought' ? tabs : tabs.toReversed();
  await other?.getByRole('link', { name: 'Открыть отчёт' }).click();
  await other?.waitForURL(report);
  expect(other?.url()).toBe(bought?.url());
  await expectFinished(page);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('71 ₽');
});
