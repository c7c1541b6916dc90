import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { jsonText, keepTexts, queryStateText } from './json-text.ts';

test('JSON cannot break out of its block (V1.2.3)', () => {
  expect(jsonText({ a: '</script><!--' })).toBe(String.raw`{"a":"\u003c/script>\u003c!--"}`);
});

test('what queries have got is read as it was written', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['one', { of: '<two>' }], { text: '</script>', list: [1, null] });
  queryClient.setQueryData(['none'], null);
  queryClient.setQueryData(['count'], 0);
  const state = dehydrate(queryClient);
  const text = queryStateText(state, keepTexts());
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(state)));
});

test('the text of a frozen answer is made once, of any other each time', () => {
  const textOf = keepTexts();
  let reads = 0;
  const answer = () => ({ toJSON: () => (reads += 1) });
  const [frozen, other] = [Object.freeze(answer()), answer()];
  expect([textOf(frozen), textOf(frozen)]).toEqual(['1', '1']);
  expect([textOf(other), textOf(other)]).toEqual(['2', '3']);
});
