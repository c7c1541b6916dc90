/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element is a listbox with rich options */
import type { ReactElement, ReactNode } from 'react';
import { SpinnerIcon, WarningIcon } from '../icon/icon.tsx';
import styles from './combobox.module.css';
import { matchParts } from './match.ts';

/** The state of the suggestions for the current text. */
export type Suggestions<Item> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; items: readonly Item[] }
  | { state: 'failed' };

export type SuggestionView<Item> = {
  itemKey: (item: Item) => string;
  /** The text of the field after it is taken. */
  itemText: (item: Item) => string;
  itemNote?: ((item: Item) => ReactNode) | undefined;
};

export type SuggestionTexts = { loading: string; empty: string; failed: string };

/** Announced when the list changes; screen readers read the list itself only when the arrow keys reach it. */
export function spokenState<Item>(suggestions: Suggestions<Item>, texts: SuggestionTexts): string {
  if (suggestions.state === 'idle') return '';
  if (suggestions.state !== 'ready') return texts[suggestions.state];
  return suggestions.items.length === 0 ? texts.empty : `Подсказок: ${suggestions.items.length}`;
}

export type SuggestionListProps<Item> = SuggestionView<Item> & {
  id: string;
  label: string;
  query: string;
  suggestions: Suggestions<Item>;
  texts: SuggestionTexts;
  active: number;
  onTake: (index: number) => void;
  onPoint: (index: number) => void;
};

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

export function SuggestionList<Item>({
  id,
  label,
  query,
  suggestions,
  texts,
  active,
  onTake,
  onPoint,
  itemKey,
  itemText,
  itemNote,
}: SuggestionListProps<Item>): ReactElement {
  if (suggestions.state !== 'ready' || suggestions.items.length === 0) {
    return <Message state={suggestions.state === 'ready' ? 'empty' : suggestions.state} texts={texts} />;
  }
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {suggestions.items.map((item, index) => (
        // Keys are handled by the input, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={itemKey(item)}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onTake(index)}
          onPointerMove={() => index !== active && onPoint(index)}
        >
          <Highlighted text={itemText(item)} query={query} />
          {itemNote && <span className={styles.note}>{itemNote(item)}</span>}
        </div>
      ))}
    </div>
  );
}

function Highlighted({ text, query }: { text: string; query: string }): ReactElement {
  return (
    <span>
      {matchParts(text, query).map((part) =>
        part.matched ? (
          <mark key={part.start} className={styles.match}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}

function Message({
  state,
  texts,
}: {
  state: 'idle' | 'loading' | 'empty' | 'failed';
  texts: SuggestionTexts;
}): ReactElement | null {
  if (state === 'idle') return null;
  return (
    <p className={styles.message}>
      {state === 'loading' && <SpinnerIcon className={styles.spinner} />}
      {state === 'failed' && <WarningIcon />}
      {texts[state]}
    </p>
  );
}
