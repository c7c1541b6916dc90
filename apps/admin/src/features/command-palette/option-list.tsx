/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   no element is a listbox with rich options; the field keeps the focus and its keys choose: the options are pointed at by `aria-activedescendant` */
import styles from './command-palette.module.css';
import type { PaletteOption } from './palette-options.ts';

interface OptionListProps {
  readonly id: string;
  readonly options: readonly PaletteOption[];
  readonly active: number;
  readonly onChoose: (path: string) => void;
  readonly onPoint: (index: number) => void;
}

export function OptionList({ id, options, active, onChoose, onPoint }: OptionListProps) {
  return (
    <div role="listbox" id={id} aria-label="Найденное" className={styles.options}>
      {options.map(({ key, kind, title, about, path }, index) => (
        <div
          key={key}
          ref={index === active ? intoSight : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onChoose(path)}
          onMouseMove={() => onPoint(index)}
        >
          <span className={styles.kind}>{kind}</span>
          <span className={styles.title}>{title}</span>
          {about !== '' && <span className={styles.about}>{about}</span>}
        </div>
      ))}
    </div>
  );
}

/** jsdom lays nothing out and cannot scroll. */
const intoSight = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });
