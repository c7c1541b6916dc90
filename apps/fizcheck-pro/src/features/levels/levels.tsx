import { levelLooks } from '@proverka/ui-kit/level-looks';
import { typeset } from '@proverka/ui-kit/typeset';
import { levels } from '../../content/expert.ts';

/** In markup whose styles come with the page and not with code of their own, unlike the kit's mark. */
export function Levels() {
  return (
    <dl className="pro-levels">
      {levels.map(({ level, text }) => {
        const { word, icon: LevelIcon } = levelLooks[level];
        return (
          <div key={level}>
            <dt className={`pro-${level}`}>
              <LevelIcon />
              {word}
            </dt>
            <dd>{typeset(text)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
