/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   the field keeps the focus and its keys choose: the options are pointed at by `aria-activedescendant` */
import { useEffect, useRef } from 'react';
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
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom lays nothing out and cannot scroll.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} role="listbox" id={id} aria-label="Найденное" className={styles.options}>
      {options.map(({ key, kind, title, about, path }, index) => (
        <div
          key={key}
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
