import {
  AttentionIcon,
  ClearIcon,
  DangerIcon,
  UncheckedIcon,
  WarningIcon,
  type Icon,
} from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/ui-kit/typeset';
import { levels } from '../../content/expert.ts';

const marks: Readonly<
  Record<(typeof levels)[number]['level'], { readonly word: string; readonly icon: Icon }>
> = {
  danger: { word: 'Опасность', icon: DangerIcon },
  warning: { word: 'Предупреждение', icon: WarningIcon },
  attention: { word: 'Внимание', icon: AttentionIcon },
  clear: { word: 'Замечаний нет', icon: ClearIcon },
  unchecked: { word: 'Не проверено', icon: UncheckedIcon },
};

/** In markup whose styles come with the page and not with code of their own, unlike the kit's mark. */
export function Levels() {
  return (
    <dl className="pro-levels">
      {levels.map(({ level, text }) => {
        const { word, icon: LevelIcon } = marks[level];
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
