import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ThemeName } from '@proverka/brand/brand';

/** What a link picture shows: a page's name in the style of a brand. */
export interface PictureText {
  readonly theme: ThemeName;
  readonly title: string;
}

const themes: readonly ThemeName[] = ['real-estate', 'person-check', 'pro'];
const longestTitle = 140;

/**
 * The path of a page's link picture. It contains the signed text: any process can draw it without knowing the page, and
 * nobody can have other text drawn.
 */
export function picturePath(secret: string, { theme, title }: PictureText): string {
  const words = title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title;
  return `/og/${theme}/${sign(secret, theme, words)}/${Buffer.from(words).toString('base64url')}.png`;
}

/** The text of a path signed with this secret, or `null`. */
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
