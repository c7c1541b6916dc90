// @vitest-environment node
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createElement } from 'react';
import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

type Stories = Record<string, { input: { render?: FunctionComponent } }>;

const files = globSync(join(import.meta.dirname, '**/*.stories.tsx'));
const stories = await Promise.all(
  files.map(async (file) => {
    const exported: Stories = await import(file);
    return Object.entries(exported).map(
      ([name, story]) => [`${relative(import.meta.dirname, file)} ${name}`, story.input.render] as const,
    );
  }),
);

describe('rendering on the server', () => {
  test('every story has something to render', () => {
    expect(stories.flat().filter(([, render]) => render === undefined)).toEqual([]);
  });

  test.each(stories.flat())(
    'the story %s renders without a window and without inline styles',
    (_name, render) => {
      const html = renderToString(createElement(render ?? 'p'));
      // style-src 'self' blocks both in server-rendered pages.
      expect(html).not.toMatch(/\sstyle="/);
      expect(html).not.toMatch(/<style|<script/);
    },
  );
});
