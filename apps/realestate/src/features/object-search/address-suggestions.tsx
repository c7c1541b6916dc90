/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element is a listbox with rich options */
import { addressSuggestionsQuery } from '@proverka/api-client/objects';
import type { AddressSuggestion } from '@proverka/contract/suggestion';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { typeset } from '@proverka/words/typeset';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { useEffect, useId, type RefObject } from 'react';
import styles from './address-suggestions.module.css';
import { useDebounced } from '../../debounced/use-debounced.ts';
import { useListKeys } from './use-list-keys.ts';

/** Specification, section 9: suggestions start at 3 characters, one second after the last keystroke. */
const fewestCharacters = 3;
const debounceMs = 1000;

interface AddressSuggestionsProps {
  /** The field belongs to the page and this list only extends it, so no input is lost while it loads. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** With the number of the object the register has at that address, if it has one. */
  readonly onTake: (text: string, number: string | null) => void;
  /** A message is shown below the field, which the list would cover. */
  readonly isHidden: boolean;
  /** What is below the list moves down instead of being covered. */
  readonly isInFlow: boolean;
}

/** Address suggestions below the search field: arrows move, Enter selects, Escape closes. */
export function AddressSuggestions({ field, text, onTake, isHidden, isInFlow }: AddressSuggestionsProps) {
  const { api } = usePlatform();
  const listId = useId();
  const asked = useDebounced(text.trim(), debounceMs);
  const { data, isError } = useQuery({
    ...addressSuggestionsQuery(api, asked),
    enabled: asked.length >= fewestCharacters,
  });
  const isCurrent = asked === text.trim() && asked.length >= fewestCharacters;
  const items = isCurrent && !isHidden ? (data?.suggestions ?? []) : [];
  const keys = useListKeys(field, items.length, (index) => {
    const item = items[index];
    if (item) onTake(item.value, item.data.cadastralNumber);
  });
  const isOpen = keys.isOpen && items.length > 0;
  useComboboxMarks(field, { listId, isOpen, active: keys.active });
  const isSilent = isError || data?.available === false;
  return (
    <>
      {isOpen && (
        // A click on the list must not take the focus from the field.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          id={listId}
          role="listbox"
          aria-label="Подсказки"
          className={isInFlow ? `${styles.list} ${styles.inFlow}` : styles.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {items.map((item, index) => (
            <Option
              key={item.value}
              item={item}
              id={optionId(listId, index)}
              isActive={index === keys.active}
              onTake={() => keys.take(index)}
              onPoint={() => keys.setActive(index)}
            />
          ))}
        </div>
      )}
      <VisuallyHidden as="output">
        {isOpen && `Подсказок: ${items.length}`}
        {isCurrent && isSilent && 'Подсказки сейчас недоступны, поиск работает и без них'}
      </VisuallyHidden>
    </>
  );
}

interface OptionProps {
  readonly item: AddressSuggestion;
  readonly id: string;
  readonly isActive: boolean;
  readonly onTake: () => void;
  readonly onPoint: () => void;
}

function Option({ item, id, isActive, onTake, onPoint }: OptionProps) {
  return (
    // The field keeps the focus and handles keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onClick={onTake}
      onPointerMove={onPoint}
    >
      {typeset(item.value)}
      {item.data.cadastralNumber && <span className={styles.note}>{item.data.cadastralNumber}</span>}
    </div>
  );
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Announces the list to screen readers (WAI-ARIA Authoring Practices, editable combobox). */
function useComboboxMarks(
  field: RefObject<HTMLInputElement | null>,
  { listId, isOpen, active }: { listId: string; isOpen: boolean; active: number },
): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    input.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && active >= 0) input.setAttribute('aria-activedescendant', optionId(listId, active));
    else input.removeAttribute('aria-activedescendant');
  }, [field, listId, isOpen, active]);
}
