import { notorious } from '../setup/checks.ts';
import { collectTrouble, giveBalance, newCustomer, signIn, type Customer } from '../setup/customer.ts';
import { MOST_SHIFT, shiftsOf, watchShifts } from '../setup/layout-shifts.ts';
import { finishedCheck, finishedReport, placeOrder } from '../setup/orders.ts';
import { address, type HostName } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

const everySetting = ['profile', 'security', 'letters', 'logo', 'documents', 'api', 'consents', 'data'];

interface Place {
  readonly host: HostName;
  readonly path: string;
}

const onRealEstate = (...paths: readonly string[]): Place[] =>
  paths.map((path) => ({ host: 'realestate', path }));
const onPersonCheck = (...paths: readonly string[]): Place[] =>
  paths.map((path) => ({ host: 'fizcheck', path }));

/** Orders of both kinds, one of them unpaid, and a finished report on each site. */
async function livingAccount(): Promise<{ readonly customer: Customer; readonly own: readonly Place[] }> {
  const customer = await newCustomer();
  await giveBalance(customer, 5000);
  const [item, check, unpaid] = await Promise.all([
    finishedReport(customer),
    finishedCheck(customer, {
      last_name: notorious.last,
      first_name: notorious.first,
      middle_name: 'Ильич',
      birth_date: '1975-05-15',
      passport_series: '0010',
      passport_number: '100002',
      inn: '000100027447',
      region: '78',
    }),
    placeOrder(customer, { objectKey: '78:31:0099001:102', address: 'ул. Тестовая, д. 2', by: 'card' }),
  ]);
  const own = [
    ...onRealEstate(`/report/${item}/`, `/order/${unpaid}/`),
    ...onPersonCheck(`/check-person/${check}/`),
  ];
  return { customer, own };
}

const pages: readonly Place[] = [
  ...onRealEstate(
    '/',
    '/tariff/',
    '/object/77:06:0001001:1234/',
    '/objectCheckout/77:06:0001001:1234/?products=EgrnObject',
    '/user/',
    '/user/orders/',
    '/user/orders/?as=table',
    '/user/balance/',
    '/user/tariff/',
    '/user/deals/',
    '/user/cases/',
    '/user/cases/new/',
    '/user/settings/',
    '/user/partner/',
    ...everySetting.map((part) => `/user/settings/?part=${part}`),
  ),
  ...onPersonCheck('/', '/tariff/', '/fizcheckCheckout/', '/user/'),
];

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(`nothing moves on a page of a signed-in visitor at ${width} pixels until it is touched`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const { customer, own } = await livingAccount();
    for (const host of ['realestate.localhost', 'fizcheck.localhost']) await signIn(context, customer, host);
    await watchShifts(page);
    const trouble = collectTrouble(page);
    for (const { host, path } of [...pages, ...own]) {
      await page.goto(address(host, path));
      const { score, moved } = await shiftsOf(page);
      const isCalm = score <= MOST_SHIFT;
      expect.soft([path, isCalm ? [] : moved]).toEqual([path, []]);
    }
    expect(trouble).toEqual([]);
  });
}

test('what moves by itself is seen, and told with where it was', async ({ page }) => {
  await watchShifts(page);
  await page.goto(address('realestate', '/tariff/'));
  await page.evaluate(async () => {
    const late = document.createElement('p');
    late.textContent = 'Пришло позже';
    late.style.height = '300px';
    document.body.prepend(late);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const { score, moved } = await shiftsOf(page);
  expect(score).toBeGreaterThan(0.1);
  expect(moved.join('\n')).toContain('→');
});
