import type { ReactElement } from 'react';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import type { TextInputProps } from '../text-input/text-input.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './combobox.module.css';
import type {
  SuggestionListProps,
  Suggestions,
  SuggestionTexts,
  SuggestionView,
} from './suggestion-list.tsx';
import { SuggestionList, optionId, spokenState } from './suggestion-list.tsx';
import type { Listbox } from './use-listbox.ts';
import { useListbox } from './use-listbox.ts';

export type { Suggestions, SuggestionTexts } from './suggestion-list.tsx';

const TEXTS: SuggestionTexts = {
  loading: 'Ищем подсказки…',
  empty: 'Ничего не нашлось. Проверьте написание или введите целиком.',
  failed: 'Подсказки сейчас недоступны. Введите целиком, поиск работает и без них.',
};

export type ComboboxProps<Item> = Omit<TextInputProps, 'value' | 'onChange' | 'onSelect' | 'list' | 'type'> &
  SuggestionView<Item> & {
    value: string;
    onValueChange: (value: string) => void;
    /** Provided by the parent, which decides when to load them. */
    suggestions: Suggestions<Item>;
    /** Called after the item's text was put into the field. */
    onTake?: (item: Item) => void;
    /** The accessible name of the list. */
    listLabel?: string;
    texts?: Partial<SuggestionTexts>;
  };

/** A text field with suggestions: any text may be typed, a suggestion only saves typing. */
export function Combobox<Item>({
  value,
  onValueChange,
  suggestions,
  onTake,
  itemKey,
  itemText,
  itemNote,
  listLabel = 'Подсказки',
  texts: ownTexts,
  className,
  ...rest
}: ComboboxProps<Item>): ReactElement {
  const listId = useId();
  const texts = { ...TEXTS, ...ownTexts };
  const items = suggestions.state === 'ready' ? suggestions.items : [];

  const listbox = useListbox(items.length, suggestions.state !== 'idle', (index) => {
    const item = items[index];
    if (item === undefined) return;
    onValueChange(itemText(item));
    onTake?.(item);
  });

  return (
    <div className={classNames(styles.combobox, className)}>
      <ComboboxInput
        {...rest}
        value={value}
        onValueChange={onValueChange}
        listId={listId}
        listbox={listbox}
        hasOptions={listbox.open && items.length > 0}
      />
      {listbox.open && (
        <SuggestionPopup
          {...{ suggestions, texts, itemKey, itemText, itemNote }}
          id={listId}
          label={listLabel}
          query={value}
          active={listbox.active}
          onTake={listbox.take}
          onPoint={listbox.setActive}
        />
      )}
      <VisuallyHidden as="output">{listbox.open && spokenState(suggestions, texts)}</VisuallyHidden>
    </div>
  );
}

type ComboboxInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  value: string;
  onValueChange: (value: string) => void;
  listId: string;
  listbox: Listbox;
  hasOptions: boolean;
};

/** The input; it keeps the focus while arrow keys move through the list. */
function ComboboxInput({
  onValueChange,
  listId,
  listbox,
  hasOptions,
  onKeyDown,
  onBlur,
  ...rest
}: ComboboxInputProps): ReactElement {
  return (
    <TextInput
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      type="text"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input becomes a combobox by its role
      role="combobox"
      aria-controls={listId}
      aria-expanded={hasOptions}
      aria-autocomplete="list"
      {...(listbox.active >= 0 && { 'aria-activedescendant': optionId(listId, listbox.active) })}
      onChange={(event) => {
        onValueChange(event.target.value);
        listbox.setOpen(true);
      }}
      onKeyDown={(event) => {
        listbox.onKeyDown(event);
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        listbox.setOpen(false);
        onBlur?.(event);
      }}
    />
  );
}

/** The popup below the input; the active suggestion is scrolled into view. */
function SuggestionPopup<Item>(list: SuggestionListProps<Item>): ReactElement {
  const { active } = list;
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) {
      popup.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    }
  }, [active]);
  return (
    // A click on the list must not move the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={popup} className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <SuggestionList {...list} />
    </div>
  );
}
