import { expect, test } from 'vitest';
import { pagePath } from './page-path.domain.ts';

test.each([
  ['', ''],
  ['https://proverka.example', '/'],
  ['/user/orders/', '/user/orders/'],
  ['https://proverka.example/check-person/?name=Тестов#top', '/check-person/'],
  ['/case/#MDE5MmYwYzEtMDAwMC03MDAwLTgwMDA', '/case/'],
  ['/order/0192f0c1-0000-7000-8000-0000000000a1/', '/order/…/'],
  ['/object/77:01:0001001:1001/', '/object/…/'],
  ['/verify-email/AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQrStUv', '/verify-email/…/'],
  ['/confirm/7K3M-9QDT-XW2P/', '/confirm/…/'],
  ['javascript:alert(1)', '/…/'],
])('of the page %j a case keeps %j', (page, path) => {
  expect(pagePath(page)).toBe(path);
  expect(pagePath(path)).toBe(path);
});

test('a path of any length is kept short', () => {
  expect(pagePath('/page'.repeat(400)).length).toBeLessThanOrEqual(200);
});
