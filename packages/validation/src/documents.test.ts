import { describe, expect, test } from 'vitest';
import vectors from './fixtures/kpp_bik_account.json' with { type: 'json' };
import { bankAccount, bik, isBankAccount, kpp } from './bank-details.ts';
import { parsePassport, passportNumber, passportSeries } from './passport.ts';
import { maskTail } from './password.ts';

describe('passport', () => {
  test.each(['4510123456', '45 10 123456', '45 10 № 123456'])('%s is parsed as a passport', (text) => {
    expect(parsePassport(text)).toEqual({ series: '4510', number: '123456' });
  });

  test.each(['4510000000', '451012345', '45101234567', 'АБ10123456', ''])(
    '«%s» is refused as a passport',
    (text) => {
      expect(parsePassport(text)).toBeNull();
    },
  );

  test('the series and the number of a passport are validated separately', () => {
    expect(passportSeries()('45 10')).toBeNull();
    expect(passportSeries()('451')).toBe('Серия паспорта состоит из 4 цифр');
    expect(passportNumber()('000000')).toBe('Номер паспорта состоит из 6 цифр');
  });
});

describe('bank details', () => {
  test.each(vectors.kpp_valid)('KPP %s passes', (text) => expect(kpp()(text)).toBeNull());
  test.each(vectors.kpp_invalid)('KPP %s is refused', (text) => expect(kpp()(text)).not.toBeNull());
  test.each(vectors.bik_valid)('BIK %s passes', (text) => expect(bik()(text)).toBeNull());
  test.each(vectors.bik_invalid)('BIK %s is refused', (text) => expect(bik()(text)).not.toBeNull());

  test.each(vectors.account_valid)('account $account fits bank $bik', ({ account, bik }) => {
    expect(isBankAccount(account, bik)).toBe(true);
  });

  test.each(vectors.account_invalid)('account $account does not fit bank $bik', ({ account, bik }) => {
    const rule = bankAccount((form: { bik: string }) => form.bik);
    expect(rule(account, { bik })).toBe('Счёт не подходит к БИК банка');
  });
});

describe('password', () => {
  test('the last thirty per cent of a password are hidden', () => {
    expect(maskTail('0123456789')).toBe('0123456***');
    expect(maskTail('ab')).toBe('a*');
    expect(maskTail('')).toBe('');
  });
});
