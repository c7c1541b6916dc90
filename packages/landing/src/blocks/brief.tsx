import { CheckIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';

/** The offer in a few lines beside the form. Needs `landing.css`. */
export function Brief({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="landing-brief">
      {lines.map((line) => (
        <li key={line}>
          <CheckIcon />
          {typeset(line)}
        </li>
      ))}
    </ul>
  );
}
