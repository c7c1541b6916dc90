import { ChevronDownIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import type { Question } from '../landing.ts';

/** Native `details`: they open without a script and by the browser's search in the page. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="landing-questions">
      {questions.map(({ question, answer }) => (
        <details key={question} className="landing-question">
          <summary>
            {typeset(question)}
            <ChevronDownIcon className="landing-sign" />
          </summary>
          <p>{typeset(answer)}</p>
        </details>
      ))}
    </div>
  );
}
