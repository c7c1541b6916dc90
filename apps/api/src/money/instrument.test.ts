import { expect, test } from 'vitest';
import { instrumentOf, placeOf } from './instrument.domain.ts';

test.each([
  [{ type: 'bank_card', card: { last4: '4444' } }, 'на карту ··4444'],
  [{ type: 'yoo_money', account_number: '4100111111111136' }, 'на кошелёк ЮMoney ··1136'],
  [{ type: 'sbp' }, 'через СБП на счёт, с которого платили'],
  [{ type: 'sber_loan' }, 'тем же способом, каким платили'],
  [undefined, 'на карту'],
])('money paid with %j goes back «%s»', (method, place) => {
  expect(placeOf(instrumentOf(method))).toBe(place);
});
