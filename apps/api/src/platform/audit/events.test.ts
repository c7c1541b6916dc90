import { describe, expect, test } from 'vitest';
import { events, factsText, identifier } from './events.domain.ts';

describe('facts of the journal', () => {
  test('the same facts give the same text, in whatever order they were named', () => {
    expect(factsText({ role: 1, amount: 500, is_own: true })).toBe('{"amount":500,"is_own":true,"role":1}');
    expect(factsText({ is_own: true, amount: 500, role: 1 })).toBe('{"amount":500,"is_own":true,"role":1}');
  });

  test.each(['test@example.com', 'Образцов', 'two words', '+79990000000', 'a'.repeat(200)])(
    '%s is no identifier',
    (text) => {
      expect(() => identifier(text)).toThrow('identifiers only');
      expect(() => factsText({ ids: ['1', text] })).toThrow('identifiers only');
    },
  );

  test('no event has a fact that would hold personal data', () => {
    const facts = Object.values(events).flat();
    expect(
      facts.filter((fact) => /mail|phone|name|text|title|url|address|password|secret|code/.test(fact)),
    ).toEqual([]);
  });
});
