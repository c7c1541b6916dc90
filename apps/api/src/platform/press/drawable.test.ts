import { describe, expect, test } from 'vitest';
import { breakLongRuns, drawable } from './drawable.domain.ts';

const visible = (text: string) => text.replaceAll('\u200b', '|');

describe('runs without a space', () => {
  test('a register number may break after its separators once it is long', () => {
    expect(visible(breakLongRuns('77:06:0001001:1234'))).toBe('77:06:0001001:1234');
    expect(visible(breakLongRuns('77:06:0001001:1234', 14))).toBe('77:|06:|0001001:|1234');
    expect(visible(breakLongRuns('77:06:0001001:1234-77/006/2019-5'))).toBe(
      '77:|06:|0001001:|1234-|77/|006/|2019-|5',
    );
  });

  test('an ordinary word never breaks there, an endless one does', () => {
    expect(breakLongRuns('недвижимости', 10)).toBe('недвижимости');
    expect(breakLongRuns('правоустанавливающих', 14)).toBe('правоустанавливающих');
    expect(visible(breakLongRuns('а'.repeat(50)))).toBe(
      `${'а'.repeat(20)}|${'а'.repeat(20)}|${'а'.repeat(10)}`,
    );
  });
});

describe('what the font draws', () => {
  const covers = (codePoint: number) => codePoint < 0x5_00;

  test('letters composed of two signs are one', () => {
    expect(drawable('и\u0306', covers)).toBe('й');
  });

  test('signs it lacks become a question mark, control characters go', () => {
    expect(drawable('дом 😀 中\u0007\u202e', covers)).toBe('дом ? ?');
  });

  test('line ends become spaces', () => {
    expect(drawable('а\nб\u2028в', covers)).toBe('а б в');
  });
});
