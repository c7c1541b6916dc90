import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, tokensOf } from './contrast.ts';

const css = readFileSync(join(import.meta.dirname, 'themes.css'), 'utf8');
const levels = tokensOf(css.slice(css.lastIndexOf(':root')), ':root');
const LEVELS = ['danger', 'warning', 'attention', 'clear', 'unchecked'];

const TEXT_PAIRS = [
  ...['ink', 'ink-soft', 'accent', 'accent-hover'].flatMap((text) =>
    ['paper', 'surface', 'sunken'].map((ground) => [text, ground] as const),
  ),
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['primary-ink', 'primary'],
  ['primary-ink', 'primary-hover'],
  ['primary-ink', 'primary-active'],
  ['primary-ink', 'accent'],
] as const;

const EDGE_PAIRS = [
  ['line-strong', 'paper'],
  ['line-strong', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'sunken'],
  ['accent', 'surface'],
] as const;

describe('contrast', () => {
  test('the contrast ratio is computed as WCAG defines it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  describe.each(["[data-theme='real-estate']", "[data-theme='person-check']", "[data-theme='pro']"])(
    '%s',
    (selector) => {
      const theme = tokensOf(css, selector);
      const ratio = (one: string, other: string): number =>
        contrast(theme.get(one) ?? levels.get(one) ?? '', theme.get(other) ?? levels.get(other) ?? '');

      test.each(TEXT_PAIRS)('the text %s on %s has a contrast of at least 4.5 : 1', (text, ground) => {
        expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
      });

      test.each(EDGE_PAIRS)('the edge %s on %s has a contrast of at least 3 : 1', (edge, ground) => {
        expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
      });

      test.each(LEVELS)('the level %s is readable on paper, surface and its own background', (level) => {
        for (const ground of ['paper', 'surface', `${level}-soft`]) {
          expect(ratio(level, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(ratio('ink', `${level}-soft`)).toBeGreaterThanOrEqual(4.5);
      });
    },
  );
});
