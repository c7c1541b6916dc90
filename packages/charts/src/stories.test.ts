// @vitest-environment node
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

type Stories = Record<string, FunctionComponent>;

const files = globSync(join(import.meta.dirname, '*/*.stories.tsx'));
const stories = await Promise.all(
  files.map(async (file) => {
    const exported: Stories = await import(file);
    return Object.entries(exported)
      .filter(([name]) => name !== 'default')
      .map(([name, story]) => [`${relative(import.meta.dirname, file)} ${name}`, story] as const);
  }),
);
const all = stories.flat();

test('every chart has its stories', () => {
  expect(files).toHaveLength(7);
  expect(all.length).toBeGreaterThan(40);
});

test.each(all)('the picture of %s takes at most 15 KB of HTML, its table included', (_name, component) => {
  expect(Buffer.byteLength(renderToStaticMarkup(createElement(component)))).toBeLessThanOrEqual(15_000);
});

test.each(all)(
  '%s is drawn without a window, styles in the markup, or numbers that are none',
  (_name, component) => {
    const html = renderToString(createElement(component));
    expect(html).not.toMatch(/\sstyle="|<style|<script/u);
    expect(html).not.toMatch(/NaN|Infinity|undefined/u);
  },
);

test('the same data give the same markup', () => {
  for (const [, component] of all) {
    expect(renderToString(createElement(component))).toBe(renderToString(createElement(component)));
  }
});
