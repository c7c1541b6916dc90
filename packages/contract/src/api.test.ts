import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { generalRefusals, refusalCodes as codes } from './refusals.ts';

const all = Object.entries<Endpoint>(endpoints);
const schemasOf = ({ params, query, body, headers, reply }: Endpoint) =>
  [params, query, body, headers, reply].filter((schema) => schema instanceof z.ZodType);

describe('an endpoint', () => {
  test.each(all)('%s names exactly the parameters of its path', (key, { params }) => {
    const inPath = Array.from(key.matchAll(/\{(\w+)\}/g), ([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  test.each(all)('%s says in Russian what it is for', (_key, { summary }) => {
    expect(summary).toMatch(/[а-яё]/i);
  });

  test.each(all)('%s can be described as JSON schema', (_key, endpoint) => {
    for (const schema of schemasOf(endpoint)) {
      expect(() => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).not.toThrow();
    }
  });

  test.each(['POST /order', 'POST /regorder', 'POST /order/{orderId}/payment'] as const)(
    '%s moves money and asks for a key',
    (key) => {
      expect(endpoints[key].headers.safeParse({}).success).toBe(false);
      expect(endpoints[key].headers.safeParse({ 'idempotency-key': 'eight888' }).success).toBe(true);
      expect(endpoints[key].refusals).toContain('idempotency_key_reused');
    },
  );
});

describe('a refusal', () => {
  test('has one code', () => {
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('is answered by some endpoint, or by all', () => {
    const answered = new Set<string>(all.flatMap(([, { refusals }]) => refusals));
    const shared = new Set<string>(generalRefusals);
    expect(codes.filter((code) => !answered.has(code) && !shared.has(code))).toEqual([]);
  });
});

describe('what people type is refused in the words of the specification', () => {
  const textsOf = (schema: z.ZodType, value: unknown) =>
    Object.fromEntries(
      (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );

  test('at login', () => {
    expect(textsOf(endpoints['POST /login'].body, { username: 'не почта', password: '' })).toEqual({
      username: 'Некорректный email',
      password: 'Обязательное поле',
    });
  });

  test('at the passport check', () => {
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
