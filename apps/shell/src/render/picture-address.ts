import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ThemeName } from '@proverka/brand/brand';

/** What a picture for links shows: a page's name in the look of a brand. */
export interface PictureText {
  readonly theme: ThemeName;
  readonly title: string;
}

const themes: readonly ThemeName[] = ['real-estate', 'person-check', 'pro'];
const longestTitle = 140;

/**
 * The path of a page's picture. It carries the words themselves, signed: any process can draw it without having seen the
 * page, and nobody can have other words drawn.
 */
export function picturePath(secret: string, { theme, title }: PictureText): string {
  const words = title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title;
  return `/og/${theme}/${sign(secret, theme, words)}/${Buffer.from(words).toString('base64url')}.png`;
}

/** The words of a path this secret signed, or `null`. */
export function readPicturePath(secret: string, path: string): PictureText | null {
  const [, name = '', signature = '', encoded = ''] =
    /^\/og\/([a-z-]+)\/([\w-]+)\/([\w-]+)\.png$/.exec(path) ?? [];
  const theme = themes.find((known) => known === name);
  if (!theme) return null;
  const title = Buffer.from(encoded, 'base64url').toString();
  const expected = Buffer.from(sign(secret, theme, title));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { theme, title } : null;
}

function sign(secret: string, theme: string, title: string): string {
  return createHmac('sha256', secret).update(`${theme}\n${title}`).digest('base64url').slice(0, 22);
}
