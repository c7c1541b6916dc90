import type { SystemInfo } from '@proverka/contract/system';
import { describe, expect, test } from 'vitest';
import { onPage, showsMaintenance, sourceAlertsOf } from './alerts.domain.ts';

const alert = (route: string) => ({ key: `alert_info_${route}`, type: 'info' as const, route, text: route });
const info: SystemInfo = {
  alerts: [],
  maintenance: { shown: true, text: 'Идут работы' },
  switches: { automatic_mode: false },
};
const guest = { brand: 'person-check', visitor: 'guest', pathname: '/' } as const;

test('an alert is shown on its own page, by id or by name, and everywhere when it says «all»', () => {
  const alerts = ['all', 'home', 'index', 'checkout'].map(alert);
  expect(onPage(alerts, 'home', 'index').map(({ route }) => route)).toEqual(['all', 'home', 'index']);
  expect(onPage(alerts, undefined, undefined)).toHaveLength(1);
});

test('a silent source is named on the pages it concerns, and on no other', () => {
  const text = 'Источник «Росреестр (ЕГРН)» временно не отвечает';
  const notices = [{ source: 'kadnet', text, places: ['/', '/object/*'] }];
  const texts = (pathname: string) => sourceAlertsOf(notices, pathname).map((one) => [one.type, one.text]);
  expect(texts('/')).toEqual([['warning', text]]);
  expect(texts('/object/77:06:0001001:1234/')).toEqual([['warning', text]]);
  expect(texts('/object/')).toHaveLength(1);
  expect(texts('/blog/')).toEqual([]);
  expect(texts('/objectCheckout/77:06:0001001:1234/')).toEqual([]);
});

describe('the maintenance message', () => {
  test('the maintenance message is for guests of the person-check brand on the main and fizcheck pages', () => {
    expect(showsMaintenance(info, guest)).toBe(true);
    expect(showsMaintenance(info, { ...guest, pathname: '/fizcheck/' })).toBe(true);
    expect(showsMaintenance(info, { ...guest, pathname: '/check-person/' })).toBe(false);
    expect(showsMaintenance(info, { ...guest, visitor: 'signed-in' })).toBe(false);
    expect(showsMaintenance(info, { ...guest, brand: 'real-estate' })).toBe(false);
  });

  test('the maintenance message is hidden while the system setting is off', () => {
    expect(showsMaintenance({ ...info, maintenance: { shown: false, text: '' } }, guest)).toBe(false);
  });
});
