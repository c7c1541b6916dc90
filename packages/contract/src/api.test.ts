import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { generalRefusals, refusalCodes as codes } from './refusals.ts';

const all = Object.entries<Endpoint>(endpoints);
const schemasOf = ({ params, query, body, headers, reply }: Endpoint) =>
  [params, query, body, headers, reply].filter((schema) => schema instanceof z.ZodType);

describe('endpoints', () => {
  test.each(all)('the endpoint %s declares exactly the parameters of its path', (key, { params }) => {
    const inPath = Array.from(key.matchAll(/\{(\w+)\}/g), ([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  test.each(all)('the endpoint %s has a summary in Russian', (_key, { summary }) => {
    expect(summary).toMatch(/[а-яё]/i);
  });

  test.each(all)('the endpoint %s can be described as JSON schema', (_key, endpoint) => {
    for (const schema of schemasOf(endpoint)) {
      expect(() => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).not.toThrow();
    }
  });

  test.each(['POST /order', 'POST /regorder', 'POST /order/{orderId}/payment'] as const)(
    'the endpoint %s moves money and requires an idempotency key',
    (key) => {
      expect(endpoints[key].headers.safeParse({}).success).toBe(false);
      expect(endpoints[key].headers.safeParse({ 'idempotency-key': 'eight888' }).success).toBe(true);
      expect(endpoints[key].refusals).toContain('idempotency_key_reused');
    },
  );
});

describe('refusals', () => {
  test('has one code', () => {
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('every refusal is declared by an endpoint or common to all', () => {
    const answered = new Set<string>(all.flatMap(([, { refusals }]) => refusals));
    const shared = new Set<string>(generalRefusals);
    expect(codes.filter((code) => !answered.has(code) && !shared.has(code))).toEqual([]);
  });
});

describe('validation messages of the specification', () => {
  const textsOf = (schema: z.ZodType, value: unknown) =>
    Object.fromEntries(
      (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );

  test('invalid login fields are refused in the words of the specification', () => {
    expect(textsOf(endpoints['POST /login'].body, { username: 'не почта', password: '' })).toEqual({
      username: 'Некорректный email',
      password: 'Обязательное поле',
    });
  });

  test('invalid fields of the passport check are refused in the words of the specification', () => {
    const typed = {
      last_name: '',
      first_name: 'Тест',
      middle_name: '',
      birth_date: '1990-13-01',
      series: '1',
      number: '000000',
    };
    expect(
      textsOf(endpoints['POST /passport/check'].body, { ...typed, consent: { personal_data_version: '1' } }),
    ).toEqual({
      last_name: 'Обязательное поле',
      birth_date: 'Невалидная дата',
      series: 'Серия паспорта состоит из 4 цифр',
      number: 'Номер паспорта состоит из 6 цифр',
    });
  });
});
