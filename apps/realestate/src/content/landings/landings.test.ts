import { serviceOf } from '@proverka/catalogue/services';
import { describe, expect, test } from 'vitest';
import { decl } from '../../decl.ts';
import { mortgage } from '../mortgage.ts';
import { checkOwner } from './check-owner.ts';
import { creditRating } from './credit-rating.ts';
import { kadastrovyjNomer } from './kadastrovyj-nomer.ts';
import { riskAssessmentB2c } from './risk-assessment-b2c.ts';
import { riskAssessment } from './risk-assessment.ts';
import { risk } from './risk.ts';
import { saleHistory } from './sale-history.ts';
import { valuation } from './valuation.ts';

const landings = [
  checkOwner,
  creditRating,
  kadastrovyjNomer,
  risk,
  riskAssessment,
  riskAssessmentB2c,
  saleHistory,
  valuation,
];

const wordsOf = (text: unknown) => JSON.stringify(text).match(/[а-яё]+/gi) ?? [];

describe.each(landings)('$path', (landing) => {
  test('the landing has the path and title of its declaration', () => {
    const route = decl.routes.find(({ id }) => id === landing.id);
    expect(route).toMatchObject({ path: landing.path, title: landing.title });
  });

  test('the landing has a title and description of the length search engines show', () => {
    expect(landing.title.length).toBeLessThanOrEqual(60);
    expect(landing.description.length).toBeGreaterThanOrEqual(120);
    expect(landing.description.length).toBeLessThanOrEqual(160);
    expect(wordsOf(landing).length).toBeGreaterThan(550);
  });

  test('the landing links to other services the brand sells', () => {
    expect(serviceOf('real-estate', landing.product_name)).toBeTruthy();
    for (const name of landing.related) expect(serviceOf('real-estate', name).path).not.toBe(landing.path);
  });

  test('the landing says what the report does not show, without exclamation marks', () => {
    expect(landing.limits.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(landing)).not.toMatch(/!|уникальн|лучш(ий|ая|ее)|мгновенно|гарантир/i);
  });
});

test('no landing promises the name of an owner', () => {
  expect(JSON.stringify([landings, mortgage])).not.toMatch(/узна(ете|йте) имя|имя собственника узна/i);
  for (const landing of [kadastrovyjNomer, riskAssessment, riskAssessmentB2c, checkOwner]) {
    expect(JSON.stringify(landing.limits)).toContain('Физическое лицо');
  }
});
