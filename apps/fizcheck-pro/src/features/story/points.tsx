import type { Point } from '@proverka/landing/landing';
import { typeset } from '@proverka/words/typeset';

/** An unordered group of points, side by side. */
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
