import { expectFinished, openCheckCheckout, payFromBalance } from '../setup/checks.ts';
import { giveBalance, newCustomer, signIn } from '../setup/customer.ts';
import { sandbox } from '../setup/sandbox.ts';
import { expect, test } from '../setup/test.ts';

test.beforeEach(async ({ context }) => {
  const customer = await newCustomer();
  await giveBalance(customer, 1000);
  await signIn(context, customer, 'fizcheck.localhost');
});

test('with one source down and one slow, the rest of a report is readable meanwhile, and the source can be asked again', async ({
  page,
}) => {
  test.slow();
  const vin = 'X0T00000000000001';
  const down = { source: 'vehicle', operation: 'dtp', subject: vin };
  await sandbox.set({ ...down, behaviour: { kind: 'failing', status: 503 } });
  await sandbox.set({
    source: 'vehicle',
    operation: 'wanted',
    subject: vin,
    behaviour: { kind: 'slow', ms: 4000 },
    times: 1,
  });
  await openCheckCheckout(page, 'CheckAuto', { vin });
  await payFromBalance(page);
  await expect(page.getByRole('heading', { name: 'Предварительный вывод' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Готовим отчёт' })).toBeVisible();

  await expectFinished(page, 90_000);
  const silent = page.getByRole('region', { name: 'Источники' }).getByRole('listitem');
  const accidents = silent.filter({ hasText: 'Аварии' });
  await expect(accidents).toContainText('Не удалось проверить');
  await expect(accidents).not.toContainText('Сведений не найдено');
  await expect(page.getByRole('region', { name: 'Что проверить не удалось' })).toContainText('Аварии');

  await sandbox.set({ ...down, behaviour: { kind: 'normal' } });
  await accidents.getByRole('button', { name: /Проверить ещё раз/ }).click();
  await expect(accidents).toContainText(/Сведения получены|Замечаний нет/, { timeout: 30_000 });
  await expectFinished(page);
  await expect(page.getByText('Не удалось проверить')).toHaveCount(0);
});

test('sources that need one more field wait for it and continue once it is right', async ({ page }) => {
  const oleg = {
    last_name: 'Примеров',
    first_name: 'Олег',
    middle_name: 'Олегович',
    birth_date: '1985-03-03',
  };
  await openCheckCheckout(page, 'CheckPerson', oleg);
  await payFromBalance(page);
  const form = page.getByRole('region', { name: 'Чтобы продолжить, нужны данные' });
  await expect(form.getByRole('textbox')).toHaveCount(3, { timeout: 30_000 });
  await form.getByRole('button', { name: 'Продолжить проверку' }).click();
  await expect(form.getByText('Обязательное поле')).toHaveCount(3);
  await form.getByLabel('Серия паспорта').fill('0010');
  await form.getByLabel('Номер паспорта').fill('100004');
  await form.getByLabel('ИНН').fill('000100095952');
  await form.getByRole('button', { name: 'Продолжить проверку' }).click();
  await expect(form.getByText('Неправильный ИНН')).toBeVisible();
  await form.getByLabel('ИНН').fill('000100095951');
  await form.getByRole('button', { name: 'Продолжить проверку' }).click();
  await expectFinished(page);
  await expect(page.getByRole('region', { name: 'Что найдено' })).toContainText('7 200 ₽');
  await expect(page.getByText('Нужны данные')).toHaveCount(0);
});

test('an unwanted check can be skipped, and the report finishes without it', async ({ page }) => {
  const subject = { last_name: 'Тестов', first_name: 'Макет', birth_date: '1977-07-07', region: '77' };
  await openCheckCheckout(page, 'CheckEmployee', subject);
  await payFromBalance(page);
  const skip = page.getByRole('button', { name: /^Пропустить: / });
  await expect(skip.first()).toBeVisible({ timeout: 30_000 });
  // More of them may come to wait meanwhile.
  while ((await skip.count()) > 0) {
    const name = (await skip.first().getAttribute('aria-label')) ?? '';
    const one = page.getByRole('button', { name, exact: true });
    await one.click();
    await expect(one).toHaveCount(0);
  }
  await expectFinished(page);
  await expect(page.getByRole('region', { name: 'Что проверить не удалось' })).toBeVisible();
});

test('a report can be rated with a comment, and its subject corrected until the limit', async ({ page }) => {
  const subject = { last_name: 'Тестов', first_name: 'Черновик', birth_date: '1979-09-09' };
  await openCheckCheckout(page, 'CheckBankruptcy', subject);
  await payFromBalance(page);
  await expectFinished(page);

  await page.getByRole('button', { name: 'Нет', exact: true }).click();
  await page.getByLabel(/Чего не хватило/).fill('Не видно, с какого дня');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Спасибо, комментарий сохранён')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Нет', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByLabel(/Чего не хватило/)).toHaveValue('Не видно, с какого дня');

  for (const first of ['Образец', 'Набросок']) {
    await page.getByRole('button', { name: 'Исправить данные' }).click();
    await page.getByLabel('Имя', { exact: true }).fill(first);
    await page.getByRole('button', { name: 'Сохранить и проверить заново' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Тестов\\s${first}`));
    await expectFinished(page);
  }
  await page.getByRole('button', { name: 'Исправить данные' }).click();
  await expect(
    page.getByText('Превышен лимит редактирования данных. Необходимо создать новый заказ.'),
  ).toBeVisible();
});
