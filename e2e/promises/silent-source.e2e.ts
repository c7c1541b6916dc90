import { newCustomer } from '../setup/customer.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address, asked, stack } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

/** Buildings nobody else asks about; the supplier knows none of them. */
const buildings = Array.from({ length: 8 }, (_, place) => `78:31:0099001:95${place}`);
const words = 'Источник «Сделки с квартирами» временно не отвечает с ';

const switchSales = (behaviour: { kind: 'failing'; status: 503 } | { kind: 'normal' }) =>
  Promise.all(
    buildings.map((subject) =>
      sandbox.set({ source: 'supplier', operation: 'building_sales', subject, behaviour }),
    ),
  );

test('a source that stops answering is noticed by itself, said to customers and staff, and forgotten once it answers', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const { token } = await newCustomer();
  const askAll = async () => {
    const answers = await Promise.all(
      buildings.map((query) =>
        fetch(`${stack.apiUrl}/sale_history?query=${encodeURIComponent(query)}`, {
          headers: { authorization: `Bearer ${token}`, 'source-site': 'realestate.localhost' },
        }),
      ),
    );
    return answers.every(({ ok }) => ok);
  };
  const isTold = async () =>
    (await (await request.get(...asked('realestate', '/sale-history/'))).text()).includes(words);

  await switchSales({ kind: 'failing', status: 503 });
  expect(await askAll()).toBe(false);
  await expect.poll(isTold, { timeout: 60_000 }).toBe(true);
  await page.goto(address('realestate', '/sale-history/'));
  const notices = page.getByRole('region', { name: 'Объявления', exact: true });
  await expect(notices).toContainText('Источник «Сделки с квартирами» временно не отвечает');
  await page.goto(address('realestate', '/offer/'));
  await expect(notices).toBeHidden();

  await signInAtDesk(context, await newStaff('support'));
  await page.goto(address('admin', '/admin/sources/'));
  const details = page.getByRole('region', { name: 'Сделки с квартирами', exact: true });
  await expect(details).toContainText('Не отвечает');
  await expect(details).toContainText('идёт сейчас');
  await details.getByRole('button', { name: 'Написать заметку' }).click();
  await details.getByLabel('Заметка для коллег').fill('Поставщик чинит');
  await details.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('list', { name: 'Сбои источников' })).toContainText('Поставщик чинит');

  await switchSales({ kind: 'normal' });
  // The circuit lets the first question through after its pause.
  await expect.poll(askAll, { timeout: 60_000, intervals: [1000] }).toBe(true);
  await expect.poll(isTold, { timeout: 60_000 }).toBe(false);
  await page.reload();
  const outage = page.getByRole('article', { name: /^Сбой: Сделки с квартирами/ }).first();
  await expect(outage).toContainText('длился');
  await expect(outage).toContainText('Поставщик чинит');
});
