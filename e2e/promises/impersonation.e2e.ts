import { findBarriers, wcag } from '../setup/accessible.ts';
import { collectTrouble, newCustomer } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { address } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

interface Line {
  readonly event: string;
  readonly user_id: string;
  readonly acted_by: string | null;
}

test('the staff signs in as a person with a reason, sees the banner on every page, cannot act, and leaves', async ({
  page,
  context,
}) => {
  const trouble = collectTrouble(page);
  const customer = await newCustomer();
  const admin = await newStaff('admin');
  await signInAtDesk(context, admin);
  await page.goto(address('admin', `/admin/people/${customer.userId}/?part=acts`));
  const form = page.getByRole('form', { name: 'Войти от имени человека' });
  await form.getByLabel('Причина').fill('не видит свой отчёт');
  await form.getByRole('button', { name: 'Получить ссылку' }).click();
  const link = page.getByRole('link', { name: 'Открыть сайт от имени человека' });
  await page.goto((await link.getAttribute('href')) ?? '');

  await expect(page.getByText(/войдёте от имени этого человека на час/)).toBeVisible();
  expect(page.url()).not.toContain('jwt_token');
  await page.getByRole('button', { name: /^Войти как/ }).click();
  const bar = page.getByRole('region', { name: 'Вход от имени владельца аккаунта' });
  await expect(bar).toContainText(customer.email);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address('realestate', '/user/settings/?part=profile'));
  await expect(bar).toBeVisible();
  await expect(page.getByLabel('Имя')).toHaveValue('Тестов Иван');
  expect(await findBarriers(page, wcag)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('bar-360.png') });
  expect(trouble).toEqual([]);
  await page.getByLabel('Имя').fill('Чужое Имя');
  await page.getByRole('button', { name: 'Сохранить' }).first().click();
  await expect(page.getByText(/Это может сделать только владелец аккаунта/)).toBeVisible();

  await bar.getByRole('button', { name: 'Выйти из чужого кабинета' }).click();
  await expect(page).toHaveURL(address('realestate'));
  await expect(bar).toHaveCount(0);

  const lines = await runSql<Line>(
    `select event, user_id, acted_by from audit_event where owner_id = $1 and acted_by is not null order by seq`,
    [customer.userId],
  );
  const events = new Set(lines.map(({ event }) => event));
  for (const event of ['impersonation.opened', 'impersonation.used', 'access.refused', 'session.closed'])
    expect(events).toContain(event);
  expect(new Set(lines.map(({ user_id: id, acted_by: by }) => `${id} ${by}`))).toEqual(
    new Set([`${customer.userId} ${admin.userId}`]),
  );
});
