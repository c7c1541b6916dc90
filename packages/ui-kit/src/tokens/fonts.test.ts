import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import golos from '@fontsource-variable/golos-text/package.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';

const here = import.meta.dirname;
const css = readFileSync(join(here, 'fonts.css'), 'utf8');
const urls = Array.from(css.matchAll(/url\('([^']+)'\)/g), ([, url = '']) => url);
const golosFolder = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/golos-text/package.json')),
);

const fileOf = (url: string): string =>
  url.startsWith('.') ? join(here, url) : url.replace('@fontsource-variable/golos-text', golosFolder);

describe('fonts', () => {
  test.each(urls)('the font file %s exists', (url) => {
    expect(existsSync(fileOf(url))).toBe(true);
  });

  test('every font face swaps in after loading', () => {
    const faces = css.split('@font-face').filter((face) => face.includes('url('));
    expect(faces.filter((face) => !face.includes('font-display: swap'))).toEqual([]);
  });

  test('the subsets were made from the installed version', () => {
    expect(readFileSync(join(here, 'fonts/README.md'), 'utf8')).toContain(`golos-text\` ${golos.version} `);
  });
});
