import { typeset } from '@proverka/words/typeset';
import type { Point } from '../landing.ts';

/** Instructions, step by step. Needs `landing.css`. */
export function Steps({ steps }: { readonly steps: readonly Point[] }) {
  return (
    <ol className={`landing-steps landing-of-${steps.length}`}>
      {steps.map(({ title, text }) => (
        <li key={title} className="landing-step">
          <h3>{typeset(title)}</h3>
          <p>{typeset(text)}</p>
        </li>
      ))}
    </ol>
  );
}
