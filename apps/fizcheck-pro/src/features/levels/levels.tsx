import { LevelWords } from '@proverka/landing/level-words';
import { typeset } from '@proverka/words/typeset';
import { levels } from '../../content/expert.ts';

/** The meaning of each level of a conclusion. */
export function Levels() {
  return (
    <dl className="pro-levels">
      {levels.map(({ level, text }) => (
        <div key={level}>
          <dt>
            <LevelWords level={level} />
          </dt>
          <dd>{typeset(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
