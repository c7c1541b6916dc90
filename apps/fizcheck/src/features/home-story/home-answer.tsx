import { LevelWords } from '@proverka/landing/level-words';
import { typeset } from '@proverka/words/typeset';
import type { Home } from '../../content/homes/home.ts';

/** What an answer looks like, before anything is asked: beside the form, where there is room. */
export const HomeAnswer = ({ subject, rows }: NonNullable<Home['answer']>) => (
  <figure className="landing-home-answer">
    <figcaption>
      <b>{typeset(subject)}</b>
      <span>Пример: всё вымышлено</span>
    </figcaption>
    <dl>
      {rows.map(({ source, level, words }) => (
        <div key={source}>
          <dt>{typeset(source)}</dt>
          <dd>
            <LevelWords level={level} words={typeset(words)} />
          </dd>
        </div>
      ))}
    </dl>
  </figure>
);
