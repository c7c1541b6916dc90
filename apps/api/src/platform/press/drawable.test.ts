import { describe, expect, test } from 'vitest';
import { breakLongRuns, drawable } from './drawable.domain.ts';

const visible = (text: string) => text.replaceAll('\u200b', '|');

describe('text without spaces', () => {
  test('a long register number may break after its separators', () => {
    expect(visible(breakLongRuns('77:06:0001001:1234'))).toBe('77:06:0001001:1234');
    expect(visible(breakLongRuns('77:06:0001001:1234', 14))).toBe('77:|06:|0001001:|1234');
    expect(visible(breakLongRuns('77:06:0001001:1234-77/006/2019-5'))).toBe(
      '77:|06:|0001001:|1234-|77/|006/|2019-|5',
    );
  });

  test('an ordinary word never breaks; an endless one breaks every twenty letters', () => {
    expect(breakLongRuns('недвижимости', 10)).toBe('недвижимости');
    expect(breakLongRuns('правоустанавливающих', 14)).toBe('правоустанавливающих');
    expect(visible(breakLongRuns('а'.repeat(50)))).toBe(
      `${'а'.repeat(20)}|${'а'.repeat(20)}|${'а'.repeat(10)}`,
    );
  });
});

describe('text prepared for the font', () => {
  const covers = (codePoint: number) => codePoint < 0x5_00;

  test('a letter and its combining mark become one character', () => {
    expect(drawable('и\u0306', covers)).toBe('й');
  });

  test('characters the font lacks become question marks and control characters are removed (V1.3.3)', () => {
    expect(drawable('дом 😀 中\u0007\u202e', covers)).toBe('дом ? ?');
  });

  test('line breaks become spaces', () => {
    expect(drawable('а\nб\u2028в', covers)).toBe('а б в');
  });
});
