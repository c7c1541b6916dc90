import { describe, expect, test } from 'vitest';
import { checkNeeds, missingFields } from './check-needs.ts';
import { isCreditHistory } from './credit-history.ts';
import { personFormOf } from './person-form.ts';
import { landingIds, landings } from './person-check-landings.ts';
import { isElsewhere, reportPathOf } from './report-path.ts';
import { serviceOf, servicesOf } from './services.ts';

describe('the services of a brand', () => {
  test('come in groups, in the order of its menus', () => {
    expect(
      servicesOf('real-estate').map(({ title, items }) => [title, items.map((one) => one.product_name)]),
    ).toEqual([
      [
        'Выписки и отчёты об объекте',
        ['EgrnObject', 'EgrnRightList', 'RiskAssessment', 'RiskAssessmentV2', 'SellerExtract'],
      ],
      ['Собственник и покупатель', ['CheckOwnerV2', 'CreditRating']],
      ['Цена', ['CostAssessment', 'SaleHistory']],
    ]);
  });

  test('have the price and words of that brand', () => {
    expect(serviceOf('real-estate', 'CreditRating').priceRub).toBe(99);
    expect(serviceOf('person-check', 'CreditRating')).toMatchObject({
      priceRub: 299,
      time: 'около 1 минуты',
    });
    expect(() => serviceOf('person-check', 'EgrnObject')).toThrow('person-check sells no EgrnObject');
  });
});

describe('what a product asks', () => {
  test('is nothing for reports on objects and for what is answered at once', () => {
    expect([checkNeeds('EgrnObject'), checkNeeds('CheckPassport'), checkNeeds('Unknown')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('is missing while the subject does not say it', () => {
    const subject = { region: '77' };
    expect(missingFields(['CheckFssp', 'CheckInn'], subject)).toEqual(['passport_series', 'passport_number']);
  });

  test('may be more on one of the brands', () => {
    expect(personFormOf('real-estate', 'CreditRating').ask).toEqual(['passport', 'inn']);
    expect(personFormOf('person-check', 'CreditRating').ask).toEqual(['passport']);
    expect(() => personFormOf('real-estate', 'CheckAuto')).toThrow('not about a person');
  });
});

test('a credit history is what bureaus know, with pages of its own', () => {
  expect(['CreditRating', 'CheckBki', 'CheckPerson'].map(isCreditHistory)).toEqual([true, true, false]);
  const item = { order_item_id: 'one' };
  const paths = ['CreditRating', 'CheckPerson', 'CheckAuto', 'CounterAgent', 'EgrnObject'].map(
    (product_name) => reportPathOf('person-check', { ...item, product_name }),
  );
  expect(paths).toEqual([
    '/credit-rating/one/',
    '/check-person/one/',
    '/proverka-avto/one/',
    '/counter-agent/one/',
    '/report/one/',
  ]);
  expect(reportPathOf('real-estate', { ...item, product_name: 'CheckOwnerV2' })).toBe('/check-owner/one/');
  expect(reportPathOf('real-estate', { ...item, product_name: 'CostAssessment' })).toBe('/valuation/one/');
});

test('a report on a car has one path, and is elsewhere for who looks at it from the real-estate brand', () => {
  const item = { order_item_id: 'one', product_name: 'CheckAuto' };
  for (const brand of ['real-estate', 'person-check'] as const)
    expect(reportPathOf(brand, item)).toBe('/proverka-avto/one/');
  expect(isElsewhere('real-estate', 'CheckAuto')).toBe(true);
  expect(isElsewhere('person-check', 'CheckAuto')).toBe(false);
  expect(isElsewhere('real-estate', 'CheckAutoOwner')).toBe(false);
});

test('a product may be sold on more than one landing', () => {
  const selling = landingIds.filter((id) => landings[id].product === 'CounterAgent');
  expect(selling).toEqual(['counter-agent', 'proverka-kontragenta']);
});
