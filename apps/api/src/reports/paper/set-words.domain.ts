import { breakLongRuns, drawable } from '#platform/press/drawable.domain.ts';
import type { Covers } from '#platform/press/font-coverage.ts';
import { typeset } from '@proverka/words/typeset';

/** Keys with values that are not printed. */
const technical = new Set(['url', 'accent', 'kind', 'level', 'colour']);

/** Words of a picture have their places and keep their letters. */
const inPictures = new Set(['svg', 'start', 'middle', 'end']);

/** Typesets all text of the view; table cells break numbers sooner, and quoted text stays verbatim. */
export function setWords<View extends object>(view: View, covers: Covers): View {
  const set = (value: unknown, key: string, inTable: boolean, asIs: boolean): unknown => {
    if (typeof value === 'string') {
      if (inPictures.has(key)) return drawable(value, covers);
      if (technical.has(key)) return value;
      return drawable(breakLongRuns(asIs ? value : typeset(value), inTable ? 14 : 26), covers);
    }
    if (Array.isArray(value)) return value.map((item) => set(item, key, inTable, asIs));
    if (typeof value !== 'object' || value === null) return value;
    const isTable = inTable || ('kind' in value && value.kind === 'table');
    const isAsIs = asIs || ('asIs' in value && value.asIs === true);
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, set(item, name, isTable, isAsIs)]),
    );
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its words are replaced
  return set(view, '', false, false) as View;
}
