import { productFixture } from '@proverka/contract/product.fixtures';
import type { SellerExtract } from '@proverka/contract/seller-extract';
import { guestSession } from '@proverka/shell-sdk/session';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { pages } from './seller-extract-pages.tsx';

const server = startTestServer();
const number = '77:06:0001001:1234';

const extract = (more: Partial<SellerExtract> = {}): SellerExtract => ({
  id: '0192f0c1-0000-7000-8000-000000000777',
  file_name: 'extract.xml',
  title: 'Выписка об объекте недвижимости',
  cadastral_number: number,
  address: 'г. Москва, ул. Тестовая, д. 10, кв. 25',
  date: '2024-03-18',
  number: 'КУВИ-001/2024-100000001',
  signature: { state: 'valid', reason: '', title: 'Подпись Росреестра верна', text: 'Файл не менялся.' },
  product_id: 'id-SellerExtract',
  price: 99,
  is_included: false,
  expires_at: '2026-01-02T00:00:00Z',
  ...more,
});

const openUpload = (url = '/seller-extract/') =>
  renderPage(pages['seller-extract'], '/seller-extract/', { url, platform: createTestPlatform() });
const openExtract = (url: string, visitor = createTestPlatform()) =>
  renderPage(pages['seller-extract-order'], '/seller-extract/:id/', { url, platform: visitor });
const answerUpload = (extracts: SellerExtract[], refused: object[] = []) =>
  server.use(http.post(`${testApiUrl}/seller-extract`, () => HttpResponse.json({ extracts, refused })));
const answerExtract = (one: SellerExtract) =>
  server.use(http.get(`${testApiUrl}/seller-extract/:id`, () => HttpResponse.json(one)));

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Выбрать файлы'), files, { applyAccept: false });

test('a file that is not taken is named with its reason and what to do', async () => {
  answerUpload([], [{ file_name: 'выписка.pdf', code: 'pdf', text: 'Это PDF. Попросите архив.' }]);
  await openUpload();
  await choose(file('выписка.pdf'));
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('Не приняли: выписка.pdf');
  expect(note.textContent).toContain('Попросите архив');
});

test('files above the limit are not sent', async () => {
  await openUpload();
  const large = file('large.xml');
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
  await choose(large);
  expect((await screen.findByRole('alert')).textContent).toContain('20');
});

test('dropped files are read like chosen ones', async () => {
  answerUpload([
    extract(),
    extract({ id: '0192f0c1-0000-7000-8000-000000000778', file_name: 'history.xml' }),
  ]);
  await openUpload(`/seller-extract/?object=${number}`);
  const area = screen.getByText(/Перетащите файлы/).closest('div');
  if (area === null) throw new Error('There is nowhere to drop files');
  fireEvent.drop(area, { dataTransfer: { files: [file('extract.xml'), file('history.xml')] } });
  const links = await screen.findAllByRole('link', { name: 'Дальше' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/seller-extract/0192f0c1-0000-7000-8000-000000000777/?object=${encodeURIComponent(number)}`,
    `/seller-extract/0192f0c1-0000-7000-8000-000000000778/?object=${encodeURIComponent(number)}`,
  ]);
});

test('the extract of another object is called that, and a number may be given to compare with', async () => {
  answerExtract(extract());
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json([])));
  await openExtract('/seller-extract/0192f0c1-0000-7000-8000-000000000777/');
  await userEvent.click(await screen.findByRole('button', { name: 'Сравнить' }));
  expect(screen.getByText(/Введите номер целиком/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Кадастровый номер вашего объекта'), '77:01:0001001:1024');
  await userEvent.click(screen.getByRole('button', { name: 'Сравнить' }));
  expect(await screen.findByText('Выписка о другом объекте')).toBeTruthy();
});

test('whoever bought an extract about the object opens the report without paying', async () => {
  answerExtract(extract({ is_included: true, price: 0 }));
  let sent: unknown = null;
  server.use(
    http.post(`${testApiUrl}/order`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({
        id: '0192f0c1-0000-7000-8000-000000000001',
        total_amount: 0,
        order_items: [
          {
            order_item_id: '0192f0c1-0000-7000-8000-000000000002',
            product_id: 'id-SellerExtract',
            product_name: 'SellerExtract',
            product_type: 'object',
            price: 0,
          },
        ],
        payment_data: null,
        redirect_url: null,
        use_account_balance: true,
      });
    }),
  );
  await openExtract(
    `/seller-extract/0192f0c1-0000-7000-8000-000000000777/?object=${number}`,
    createTestPlatform({ visitor: testSession }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Открыть отчёт бесплатно' }));
  await expect
    .poll(() => sent)
    .toMatchObject({
      expected_total: 0,
      order_items: [{ metadata: { sellerExtract: { looked_at: number } } }],
    });
});

test('a buyer whose e-mail is not proven is told how the report becomes free', async () => {
  answerExtract(extract());
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json([])));
  await openExtract(
    `/seller-extract/0192f0c1-0000-7000-8000-000000000777/?object=${number}`,
    createTestPlatform({
      visitor: {
        ...guestSession,
        restricted: { to: 'own_order', email: 'testov@example.com', order_id: null },
      },
    }),
  );
  expect(await screen.findByText(/Откройте\sкабинет, и\sотчёт/)).toBeTruthy();
});

test('a report that is not bought is ordered with the upload it is about', async () => {
  answerExtract(extract());
  const product = productFixture({
    product_id: 'id-SellerExtract',
    product_name: 'SellerExtract',
    product_name_ru: 'Проверка выписки от продавца',
    product_price: 99,
  });
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json([product])));
  await openExtract('/seller-extract/0192f0c1-0000-7000-8000-000000000777/');
  expect(await screen.findByRole('button', { name: 'Продолжить' })).toBeTruthy();
  expect(screen.getAllByText(/99/).length).toBeGreaterThan(0);
});

test('a file that is gone leads back to the upload', async () => {
  server.use(http.get(`${testApiUrl}/seller-extract/:id`, () => refusal(404, 'seller_extract_not_found')));
  await openExtract('/seller-extract/0192f0c1-0000-7000-8000-000000000777/');
  expect(await screen.findByText('Этого файла больше нет')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Загрузить файл' }).getAttribute('href')).toBe('/seller-extract/');
});
