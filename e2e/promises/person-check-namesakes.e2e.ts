import { openCheckCheckout, expectFinished, payFromBalance } from '../setup/checks.ts';
import { giveBalance, newCustomer, signIn } from '../setup/customer.ts';
import { expect, test } from '../setup/test.ts';

const anna = {
  last_name: 'Тестова',
  first_name: 'Анна',
  middle_name: 'Сергеевна',
  birth_date: '1990-02-02',
  passport_series: '0010',
  passport_number: '100003',
  inn: '000100041177',
  region: '77',
};

test('records of namesakes are marked as such, each with a reason, and do not affect the verdict', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await giveBalance(customer, 500);
  await signIn(context, customer, 'fizcheck.localhost');
  await openCheckCheckout(page, 'CheckPerson', anna);
  await payFromBalance(page);
  await expectFinished(page);

  const namesakes = page.getByRole('region', { name: 'Записи о тёзках' });
  await expect(namesakes).toContainText('на вывод эти записи не влияют');
  await expect(namesakes).toContainText(/Тёзка: имя совпало, дата рождения другая: 20\.11\.1985/);
  await expect(namesakes).toContainText(/Тёзка: имя совпало, ИНН другой/);
  await expect(namesakes).toContainText(/Тёзка: совпало только имя: даты рождения в.записи нет/);
  const own = page.getByRole('region', { name: 'Что найдено' });
  await expect(own).toContainText(/Вероятно, тот\sже человек: совпали имя и\sдата рождения, регион другой/);
  await expect(own).not.toContainText('Тёзка:');
  const verdict = page.getByRole('region', { name: 'Вывод' });
  await expect(verdict.getByRole('link')).toHaveText([
    /Долги у\sприставов на\s5\s765\s₽\s— совпадение вероятное/,
    /Суд решил против человека: 1\sдело\s— совпадение вероятное/,
  ]);
});
