import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';

interface LandingSectionProps {
  readonly id: string;
  readonly title: string;
  readonly tone?: 'sunken' | undefined;
  /** `aside`: the title stands beside the content when there is room; `dense`: one of several similar sections. */
  readonly layout?: 'aside' | 'dense';
  /** An introduction below the title. */
  readonly note?: string;
  readonly children: ReactNode;
}

export function LandingSection({ id, title, tone, layout, note, children }: LandingSectionProps) {
  const headingId = `landing-${id}`;
  return (
    <section id={id} aria-labelledby={headingId} className={tone && 'landing-sunken'}>
      <div className={layout ? `landing-section landing-${layout}` : 'landing-section'}>
        <div className="landing-heading">
          <h2 id={headingId}>{typeset(title)}</h2>
          {note !== undefined && <p>{typeset(note)}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
