import { CloseIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';

/** What the service cannot show, one sentence each. Needs `limits.css`, which is part of a landing. */
export function Limits({ limits }: { readonly limits: readonly string[] }) {
  return (
    <ul className="landing-limits">
      {limits.map((limit) => (
        <li key={limit}>
          <CloseIcon className="landing-no" />
          <span>{typeset(limit)}</span>
        </li>
      ))}
    </ul>
  );
}
