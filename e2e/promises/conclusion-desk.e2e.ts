import { randomUUID } from 'node:crypto';
import { collectTrouble, giveBalance, newCustomer, signIn, type Customer } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { mostClicks, openSection, operate } from '../setup/operator.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address, stack } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

const CHECK_BANKRUPTCY = '0192f0c1-0000-7000-8000-00000000020f';

/** Somebody who may order conclusions, with a finished report about a person. */
async function withReport(): Promise<Customer> {
  const customer = await newCustomer();
  await giveBalance(customer, 1000);
  await runSql(
    `insert into person_setting (user_id, key, value, value_list) values ($1, 'ai_report', 'active', '[]')`,
    [customer.userId],
  );
  const owner = {
    last_name: 'Тестов',
    first_name: 'Иван',
    middle_name: 'Петрович',
    birth_date: '1980-01-31',
  };
  const answer = await fetch(`${stack.apiUrl}/order`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${customer.token}`,
      'content-type': 'application/json',
      'source-site': 'fizcheck-pro.localhost',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      order_items: [
        {
          product_id: CHECK_BANKRUPTCY,
          object_key: 'Тестов Иван Петрович',
          object_address: '',
          metadata: { ownersData: [owner] },
        },
      ],
      metadata: { orderType: 'person' },
      payment_source: 'yookassa',
      use_account_balance: true,
    }),
  });
  if (!answer.ok) throw new Error(`The check could not be ordered: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  const statusOf = async () =>
    (await runSql<{ status: string }>('select status from order_item where order_id = $1', [id]))[0]?.status;
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('done');
  return customer;
}

test('a customer orders a conclusion, an expert opens it within five clicks and writes it by keyboard beside the report, and the customer reads it', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const [customer, expert] = [await withReport(), await newStaff('expert')];
  await signIn(context, customer, 'fizcheck-pro.localhost');
  await page.goto(address('fizcheck-pro', '/fizcheck-expert/'));
  await page.getByLabel('Ваш вопрос').fill('Можно ли выдать аванс?');
  await page.getByRole('button', { name: /^Запросить/ }).click();
  await page.waitForURL(/\/fizcheck-expert\/[0-9a-f-]{36}\//);
  const id = /([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

  const desk = await browser.newPage();
  await signInAtDesk(desk.context(), expert);
  const trouble = collectTrouble(desk);
  await desk.goto(address('admin'));
  const byMouse = operate(desk, 'mouse');
  await openSection(byMouse, 'Заключения');
  await byMouse.press(desk.locator(`a[href="/admin/conclusions/${id}/"]`));
  await expect(desk.getByRole('region', { name: 'Отчёт', exact: true })).toContainText('Вывод');
  await desk.getByRole('textbox', { name: 'Текст заключения' }).focus();
  await desk.keyboard.type('Аванс выдать можно.');
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText(/Черновик сохранён/)).toBeVisible();
  await byMouse.press(desk.getByRole('button', { name: 'Сдать заключение' }));
  await expect(desk.getByText(/Заказчику уйдёт письмо/)).toBeVisible();
  await byMouse.press(desk.getByRole('button', { name: /^Ещё не/ }));
  // «Да, сдать» stands beside it.
  expect(byMouse.clicks()).toBeLessThanOrEqual(mostClicks);
  await desk.getByRole('textbox', { name: 'Текст заключения' }).focus();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText(/Заказчику уйдёт письмо/)).toBeVisible();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('region', { name: 'Сданный текст' })).toContainText('Аванс выдать можно.');

  await expect(page.getByText('Аванс выдать можно.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/Написано специалистом: Тестов Иван/)).toBeVisible();
  const subjects = async () => (await sandbox.mails(customer.email)).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 15_000 }).toContain('Экспертное заключение готово — Fizcheck');
  expect(trouble).toEqual([]);
  await desk.close();
});
