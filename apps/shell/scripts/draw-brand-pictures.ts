import { brandOf } from '@proverka/brand/brands';
import type { ThemeName } from '@proverka/brand/brand';
import { writeFile } from 'node:fs/promises';
import { drawPicture } from '../src/server/draw-picture.ts';

/** Draws the fallback link pictures: a brand and what it does. */
const themes: readonly ThemeName[] = ['real-estate', 'person-check', 'pro'];
for (const theme of themes) {
  const { tagline } = brandOf(theme === 'real-estate' ? 'real-estate' : 'person-check');
  const file = new URL(`../src/server/brand-pictures/${theme}.png`, import.meta.url);
  await writeFile(file, await drawPicture({ theme, title: tagline }));
}
