import type { Theme } from '@proverka/stories/story-page';
import { pictureDifference, type PictureDifference } from './picture-difference.ts';

export interface Pair {
  readonly before: Buffer;
  readonly after: Buffer;
}

export interface ThemeDifference extends Pair, PictureDifference {
  readonly theme: Theme;
}

/** What of a story has changed. Pro counts where it does not look as the rest of its brand does, before or now. */
export function storyDifferences(pictures: Readonly<Record<Theme, Pair>>): readonly ThemeDifference[] {
  const { pro, 'person-check': main } = pictures;
  const isProItsOwn = !pro.before.equals(main.before) || !pro.after.equals(main.after);
  return (Object.keys(pictures) as Theme[]).flatMap((theme) => {
    if (theme === 'pro' && !isProItsOwn) return [];
    const difference = pictureDifference(pictures[theme].before, pictures[theme].after);
    return difference ? [{ theme, ...pictures[theme], ...difference }] : [];
  });
}
