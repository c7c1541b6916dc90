import type { Point } from '@proverka/landing/landing';
import { typeset } from '@proverka/words/typeset';

/** What there is, side by side and in no order. */
export function Points({ points }: { readonly points: readonly Point[] }) {
  return (
    <ul className="pro-points">
      {points.map(({ title, text }) => (
        <li key={title} className="pro-point">
          <h3>{typeset(title)}</h3>
          <p>{typeset(text)}</p>
        </li>
      ))}
    </ul>
  );
}
