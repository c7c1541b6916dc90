import { expect, test } from 'vitest';
import { counterIds } from './counter-ids.ts';

test("an order carries the counters' ids of the browser", () => {
  expect(counterIds('theme=dark; _ym_uid=1700000000123456789; _ga=GA1.2.111222333.1700000000')).toEqual({
    yandexClientID: '1700000000123456789',
    ga_client_id: '111222333.1700000000',
  });
});

test.each(['', 'my_ym_uid=1', '_ym_uid=; _ga=', '_ym_uid=<b>; _ga=GA1.2.x', '_ga=GS1.1.111.222'])(
  'cookies «%s» contain no counter id',
  (cookies) => {
    expect(counterIds(cookies)).toEqual({});
  },
);
