import { describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { judge } from '../send-conversions.ts';
import { planConversion } from './targets.domain.ts';
import type { PaidOrder } from './targets.domain.ts';

const paidAt = new Date('2026-11-21T09:00:00Z');
const order: PaidOrder = {
  id: 'order-1',
  brand: 'real-estate',
  total: 99_850,
  paidAt,
  metadata: { yandexClientID: 'ya', ga_client_id: 'ga', admitad_uid: 'uid', actionpay_click: 'click' },
  coupon: 'freerisk',
  items: [
    { position: 0, productName: 'EgrnObject', price: 49_900 },
    { position: 1, productName: 'EgrnRightList', price: 49_950 },
  ],
};

const configured = testConfig({
  METRICA_COUNTER_REAL_ESTATE: '42',
  GA4_MEASUREMENT_ID: 'G-1',
  GA4_API_SECRET: 'secret',
  ADMITAD_CAMPAIGN_CODE: 'camp',
  ADMITAD_POSTBACK_KEY: 'key',
  ACTIONPAY_AIM: '77',
}).conversions;

function requestOf(target: Parameters<typeof planConversion>[2]['target'], position = 0) {
  const plan = planConversion(configured, order, { target, position }, paidAt);
  if (plan.kind !== 'send') throw new Error(plan.status);
  const url = new URL(plan.request.url);
  return { ...plan.request, path: url.pathname, query: Object.fromEntries(url.searchParams) };
}

describe('conversions of a paid order', () => {
  test('a paid order is a timestamped event in Metrica', () => {
    expect(requestOf('metrica')).toMatchObject({
      path: '/metrica/collect',
      query: {
        tid: '42',
        cid: 'ya',
        t: 'event',
        pa: 'purchase',
        ti: 'order-1',
        tr: '998.50',
        tcc: 'freerisk',
        et: String(paidAt.getTime() / 1000),
      },
    });
  });

  test('a paid order is a purchase with items in GA4', () => {
    const { method, query, body = '' } = requestOf('ga4');
    expect({ method, query }).toEqual({
      method: 'POST',
      query: { measurement_id: 'G-1', api_secret: 'secret' },
    });
    expect(JSON.parse(body)).toMatchObject({
      client_id: 'ga',
      events: [
        {
          name: 'purchase',
          params: { transaction_id: 'order-1', value: 998.5, currency: 'RUB', items: [{}, {}] },
        },
      ],
    });
  });

  test('a paid order is one sale per position at Admitad', () => {
    expect(requestOf('admitad', 1).query).toMatchObject({
      postback: '1',
      campaign_code: 'camp',
      postback_key: 'key',
      payment_type: 'sale',
      uid: 'uid',
      order_id: 'order-1',
      position_id: '2',
      position_count: '2',
      price: '499.50',
      currency_code: 'RUB',
    });
  });

  test('a paid order is a pixel request at Actionpay', () => {
    expect(requestOf('actionpay')).toMatchObject({
      path: '/actionpay/ok/77.png',
      query: { actionpay: 'click', apid: 'order-1', price: '998.50' },
    });
  });

  test.each(['metrica', 'ga4', 'admitad', 'actionpay'] as const)(
    'a paid order is not sent to %s without configuration',
    (target) => {
      const plan = planConversion(testConfig().conversions, order, { target, position: 0 }, paidAt);
      expect(plan).toEqual({ kind: 'drop', status: 'off' });
    },
  );

  test('conversions are dropped after twelve hours for Metrica and after three days for all others', () => {
    const after = (hours: number) => new Date(paidAt.getTime() + hours * 3600_000 + 1);
    const at = (target: 'metrica' | 'admitad', hours: number) =>
      planConversion(configured, order, { target, position: 0 }, after(hours)).kind;
    expect([at('metrica', 11), at('metrica', 12), at('admitad', 12), at('admitad', 72)]).toEqual([
      'send',
      'drop',
      'send',
      'drop',
    ]);
  });
});

test('a target that counts repeats gets a retry only when the first request certainly failed', () => {
  const outcomes = [
    { kind: 'answered', status: 200 },
    { kind: 'answered', status: 429 },
    { kind: 'answered', status: 503 },
    { kind: 'answered', status: 500 },
    { kind: 'unknown', reason: '' },
    { kind: 'not_sent', reason: '' },
  ] as const;
  expect(outcomes.map((outcome) => judge(outcome, false))).toEqual([
    'sent',
    'again',
    'again',
    'unknown',
    'unknown',
    'again',
  ]);
  expect(outcomes.map((outcome) => judge(outcome, true))).toEqual([
    'sent',
    'again',
    'again',
    'again',
    'again',
    'again',
  ]);
});
