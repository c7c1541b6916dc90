import { expect, test } from '../setup/test.ts';
import { collectTrouble } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { address, asked } from '../setup/site.ts';

const soon = { timeout: 20_000 };

test.describe('what the site says to everybody', () => {
  test('an alert is on the stored page within seconds, in its place, and goes as quickly', async ({
    page,
    request,
  }) => {
    const text = 'Росреестр отвечает медленнее обычного';
    const stored = async () => (await request.get(...asked('realestate', '/system-req/'))).text();
    const trouble = collectTrouble(page);
    await runSql(
      `insert into system_setting (key, text, enabled) values ('alert_warning_system-req', $1, true)`,
      [text],
    );
    await expect.poll(stored, soon).toContain(text);
    await page.goto(address('realestate', '/system-req/'));
    await expect(page.getByRole('region', { name: 'Объявления' })).toHaveText(text);
    await page.goto(address('realestate', '/offer/'));
    await expect(page.getByRole('region', { name: 'Объявления' })).toBeHidden();
    await page.goto(address('fizcheck', '/system-req/'));
    await expect(page.getByRole('region', { name: 'Объявления' })).toBeHidden();
    await runSql(`delete from system_setting where key = 'alert_warning_system-req'`);
    await expect.poll(stored, soon).not.toContain(text);
    expect(trouble).toEqual([]);
  });

  test('guests of the person-check brand read that the site is being worked on, and may sign in', async ({
    page,
    request,
  }) => {
    const stored = async () => (await request.get(...asked('fizcheck'))).text();
    const setShown = (isShown: boolean) =>
      runSql(`update system_setting set enabled = $1 where key = 'maintenance'`, [isShown]);
    await setShown(true);
    try {
      await expect.poll(stored, soon).toContain('технические работы');
      await page.goto(address('fizcheck'));
      const notices = page.getByRole('region', { name: 'Объявления' });
      await expect(notices).toContainText('технические работы');
      await notices.getByRole('button', { name: 'Войти' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    } finally {
      await setShown(false);
    }
    await expect.poll(stored, soon).not.toContain('технические работы');
  });
});
