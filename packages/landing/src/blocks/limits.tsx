import { CloseIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';

/** What cannot be expected, one sentence each. Needs `limits.css`, which a landing has. */
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
