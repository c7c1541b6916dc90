import { randomUUID } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import { noticeOf } from '../setup/buying.ts';
import { giveBalance, newCustomer, roles, signIn } from '../setup/customer.ts';
import { finishedReport } from '../setup/orders.ts';
import { fetchLinkTarget } from '../setup/link-target.ts';
import { address, stack } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

/** Calls the API with a token, as a program does. */
async function call(token: string, method: string, path: string, body?: object): Promise<Response> {
  return fetch(stack.apiUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** A PNG of noise, which compresses badly: its size is about `side` × `side` × 3 bytes. */
function picture(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: side }, () =>
    Buffer.concat([Buffer.from([0]), crypto.getRandomValues(Buffer.alloc(side * 3))]),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a logo of almost a megabyte is uploaded, appears in the PDF of a report, and disappears when removed', async ({
  page,
  context,
}) => {
  const customer = await newCustomer(roles.realtor);
  await giveBalance(customer, 1000);
  const itemId = await finishedReport(customer);

  await signIn(context, customer);
  await page.goto(address('realestate', '/user/settings/?part=logo'));
  await page.getByLabel('Файл логотипа').setInputFiles({
    name: 'знак.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(page.getByRole('alert')).toContainText('нужен PNG или JPEG до 1 МБ');
  const buffer = picture(580);
  expect(buffer.length).toBeGreaterThan(1_000_000);
  await page.getByLabel('Файл логотипа').setInputFiles({ name: 'знак.png', mimeType: 'image/png', buffer });
  await expect(noticeOf(page, 'Логотип сохранён')).toBeVisible();
  const shown = page.getByRole('img', { name: 'Ваш логотип: знак.png' });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const pdf = async () => {
    const answer = await call(customer.token, 'GET', `/report/${itemId}/pdf`);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()).toString('latin1') : '';
  };
  await expect.poll(pdf, { timeout: 40_000 }).toMatch(/\/Subtype\s*\/Image/);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить логотип' }).click();
  await expect(page.getByText('Место для логотипа')).toBeVisible();
  expect(await pdf()).toMatch(/^%PDF-(?!.*\/Subtype\s*\/Image)/s);
});

test('an API token is shown once and works, a new one replaces it, and revoking ends the new one', async ({
  page,
  context,
}) => {
  const customer = await newCustomer(roles.realtor);
  await signIn(context, customer);
  await page.goto(address('realestate', '/user/settings/?part=api'));
  const part = page.getByRole('region', { name: 'Токен API' });
  const confirm = async (button: string) => {
    await part.getByLabel('Пароль', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: button }).click();
  };
  await part.getByRole('checkbox', { name: 'Искать объекты' }).uncheck();
  await part.getByLabel('Сколько действует').selectOption('30');
  await part.getByLabel('Пароль', { exact: true }).fill('не тот пароль');
  await page.getByRole('button', { name: 'Выпустить токен' }).click();
  await expect(part.getByText('Неверный пароль')).toBeVisible();
  await confirm('Выпустить токен');
  const shown = page.getByRole('textbox', { name: 'Новый токен' });
  await expect(shown).toHaveValue(/^prv_/);
  const first = await shown.inputValue();
  expect((await call(first, 'GET', '/orders')).status).toBe(200);
  expect((await call(first, 'GET', '/search?query=Маяковского')).status).toBe(403);
  expect((await call(first, 'PUT', '/person', { name: 'Чужой', phone: '+79990001122' })).status).toBe(403);
  await expect(part).toContainText(/Действует\sдо\s\d\d\.\d\d\.\d{4}/);

  await page.reload();
  await expect(page.getByText(`${first.slice(0, 10)}…`)).toBeVisible();
  expect(await page.content()).not.toContain(first);
  await page.getByRole('button', { name: 'Выпустить новый' }).click();
  await confirm('Заменить токен');
  await expect(shown).toHaveValue(/^prv_/);
  const second = await shown.inputValue();
  expect((await call(first, 'GET', '/orders')).status).toBe(401);
  expect((await call(second, 'GET', '/orders')).status).toBe(200);

  await page.getByRole('button', { name: 'Отозвать' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать токен' }).click();
  await expect(page.getByRole('button', { name: 'Выпустить токен' })).toBeVisible();
  expect((await call(second, 'GET', '/orders')).status).toBe(401);
  await page.getByText('Журнал: последние события').click();
  await expect(page.getByRole('list', { name: 'Журнал токена' })).toContainText('Токен отозван');
});

test('a token and a webhook end with the password, unless their owner keeps them', async ({
  page,
  context,
}) => {
  const customer = await newCustomer(roles.realtor);
  const { password } = customer;
  const made = await call(customer.token, 'POST', '/api/create_or_renew', {
    password,
    scopes: ['orders:read'],
    days: 30,
  });
  const { token } = (await made.json()) as { token: string };
  await call(customer.token, 'POST', '/webhooks', { url: 'https://crm.invalid/hook', password });
  await signIn(context, customer);
  await page.goto(address('realestate', '/user/settings/?part=security'));
  const change = async (from: string, to: string) => {
    await page.getByLabel('Прежний пароль').fill(from);
    await page.getByLabel('Новый пароль', { exact: true }).fill(to);
    await page.getByLabel('Повторите новый пароль').fill(to);
    await page.getByRole('button', { name: 'Сменить пароль' }).click();
    await expect(page.getByLabel('Прежний пароль')).toHaveValue('');
  };
  const keep = page.getByRole('checkbox', { name: 'Оставить токен API и вебхуки' });
  await keep.check();
  await change(password, 'Другой пароль-17');
  expect((await call(token, 'GET', '/orders')).status).toBe(200);
  await expect(keep).not.toBeChecked();
  await change('Другой пароль-17', 'Третий пароль-17');
  const refused = await call(token, 'GET', '/orders');
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ code: 'api_token_revoked' });
  await page.goto(address('realestate', '/user/settings/?part=api'));
  await expect(page.getByRole('region', { name: 'Токен API' })).toContainText(/Отозван .* пароль изменён/);
  await expect(page.getByRole('list', { name: 'Подписки' })).toContainText(/Отключён .* пароль изменён/);
});

test('a webhook can be added, tested, its deliveries read, and removed', async ({ page, context }) => {
  const customer = await newCustomer(roles.realtor);
  await signIn(context, customer);
  await page.goto(address('realestate', '/user/settings/?part=api'));
  const password = page.getByRole('region', { name: 'Вебхуки' }).getByLabel('Пароль', { exact: true });
  await password.fill(customer.password);
  const url = page.getByLabel('Адрес вашего сервера');
  await url.fill('http://crm.example.com/hook');
  await page.getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByText('Адрес должен начинаться с https://')).toBeVisible();
  await url.fill('https://crm.invalid/hook');
  await page.getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByRole('textbox', { name: 'Секрет подписи' })).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'Проверить' }).click();
  const log = page.getByRole('list', { name: 'Журнал доставок на https://crm.invalid/hook' });
  await expect(log).toContainText('Пробная доставка');
  await expect(log).toContainText('Имя сервера не найдено', { timeout: 30_000 });
  await page.getByRole('button', { name: /^Удалить подписку/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить подписку' }).click();
  await expect(page.getByRole('list', { name: 'Подписки' })).toBeHidden();
});

test('a payer is found by INN, and an invoice for it opens as a PDF', async ({ page, context }) => {
  await signIn(context, await newCustomer());
  await page.goto(address('realestate', '/user/settings/?part=documents'));
  await page.getByRole('button', { name: 'Добавить плательщика' }).click();
  await page.getByLabel('ИНН').fill('0010001194');
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue(/Образец/);
  await expect(page.getByLabel('КПП')).not.toHaveValue('');
  // Invented companies belong to a tax office that does not exist.
  await page.getByLabel('КПП').fill('770001001');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Плательщики' })).toContainText('ИНН 0010001194');

  await page.getByLabel('Сумма, ₽').fill('5 000,50');
  await page.getByRole('button', { name: 'Выставить счёт' }).click();
  const link = page.getByRole('status').getByRole('link', { name: /^Счёт С-\d{4}-\d{6}/ });
  await expect(link).toBeVisible();
  expect(await fetchLinkTarget(link)).toEqual({ type: 'application/pdf', start: '%PDF-' });
  const row = page.getByRole('row', { name: /Счёт С-/ });
  await expect(row).toContainText('5 000,50 ₽');

  // The same request gives the same document.
  await page.getByRole('button', { name: 'Выставить счёт' }).click();
  await expect(link).toBeVisible();
  await expect(row).toHaveCount(1);
});

test('an act for this month has what was delivered and opens as a PDF, and a quarter without services says so', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await giveBalance(customer, 1000);
  await finishedReport(customer);
  await call(customer.token, 'POST', '/payer/add_payer', {
    inn: '7707083893',
    kpp: '773601001',
    name: 'ООО «Образец»',
    address: 'г. Москва, ул. Тестовая, д. 1',
  });

  await signIn(context, customer);
  await page.goto(address('realestate', '/user/settings/?part=documents'));
  await page.getByRole('radio', { name: 'Акт за период' }).check();
  await page.getByRole('button', { name: 'Прошлый квартал' }).click();
  await page.getByRole('button', { name: 'Составить акт' }).click();
  await expect(page.getByRole('alert')).toContainText('Выберите другие дни');
  await page.getByRole('button', { name: 'Этот месяц' }).click();
  await page.getByRole('button', { name: 'Составить акт' }).click();
  const link = page.getByRole('status').getByRole('link', { name: /^Акт\sА-\d{4}-\d{6}/ });
  await expect(link).toBeVisible();
  expect(await fetchLinkTarget(link)).toEqual({ type: 'application/pdf', start: '%PDF-' });
  await expect(page.getByRole('row', { name: /Акт\sА-/ })).toContainText('499');
});

test('a visitor who came by a partner link is counted on the partner page', async ({ page, context }) => {
  const partner = await newCustomer();
  await signIn(context, partner);
  await page.goto(address('realestate', '/user/partner/'));
  await expect(page.getByRole('textbox', { name: 'Ваша ссылка' })).toHaveValue(
    new RegExp(`partner_id=${partner.userId}`),
  );
  const totals = page.getByRole('region', { name: 'Итоги' });
  await expect(totals).toContainText(/Регистрации\s*0/);
  await newCustomer(roles.buyer, partner.userId);
  await page.reload();
  await expect(totals).toContainText(/Регистрации\s*1/);
  await expect(page.getByRole('heading', { name: 'Заказов по ссылке пока нет' })).toBeVisible();
});
