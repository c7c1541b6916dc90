import { expect, test } from 'vitest';
import { saysNothing, withWord, wordOf } from './word-in-address.domain.ts';

const search = (text: string) => new URLSearchParams(text);

test('the condition and the rooms are read from the address', () => {
  expect(wordOf(search('condition=good&rooms=0'))).toEqual({ condition: 'good', rooms: 0 });
  expect(wordOf(search('rooms=6'))).toEqual({ rooms: 6 });
});

test.each(['', 'condition=palace', 'condition=toString', 'rooms=7', 'rooms=-1', 'rooms=2.5', 'rooms=two'])(
  'an address with «%s» says nothing of the flat',
  (text) => {
    const word = wordOf(search(text));
    expect(word).toEqual({});
    expect(saysNothing(word)).toBe(true);
  },
);

test('another word replaces the former one and leaves the rest of the address', () => {
  const changed = withWord(search('campaign=spring&condition=good&rooms=2'), { condition: 'designer' });
  expect(changed.toString()).toBe('campaign=spring&condition=designer');
});
