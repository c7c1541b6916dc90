import { ChevronDownIcon, CloseIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/ui-kit/typeset';
import type { ReactNode } from 'react';
import type { Point, Question } from '../../content/words.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly tone?: 'sunken';
  readonly children: ReactNode;
}

export function Section({ id, title, tone, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={tone && 'pro-sunken'}>
      <div className="pro-section">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

export function Steps({ steps }: { readonly steps: readonly Point[] }) {
  return (
    <ol className="pro-steps">
      {steps.map(({ title, text }) => (
        <li key={title} className="pro-step">
          <h3>{typeset(title)}</h3>
          <p>{typeset(text)}</p>
        </li>
      ))}
    </ol>
  );
}

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

/** What cannot be expected, one sentence each. */
export function Limits({ limits }: { readonly limits: readonly string[] }) {
  return (
    <ul className="pro-limits">
      {limits.map((limit) => (
        <li key={limit}>
          <CloseIcon className="pro-no" />
          <span>{typeset(limit)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Native disclosures: they open without a script. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="pro-questions">
      {questions.map(({ question, answer }) => (
        <details key={question} className="pro-question">
          <summary>
            {typeset(question)}
            <ChevronDownIcon className="pro-sign" />
          </summary>
          <p>{typeset(answer)}</p>
        </details>
      ))}
    </div>
  );
}
