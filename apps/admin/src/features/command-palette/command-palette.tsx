import { refusalMessage } from '@proverka/api-client/refused';
import type { StaffGrant } from '@proverka/contract/grants';
import { findTextMinLength } from '@proverka/contract/desk-find';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { staffOf } from '@proverka/shell-sdk/session';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { typeset } from '@proverka/words/typeset';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import styles from './command-palette.module.css';
import { foundOptions, sectionOptions, type PaletteOption } from './palette-options.ts';
import { OptionList } from './option-list.tsx';

const WAIT_MS = 250;

interface CommandPaletteProps {
  /** What was typed before the field had the focus. */
  readonly takeTyped: () => string;
  readonly onChoose: (path: string) => void;
}

/** Grants of which each lets the API find something. */
const finding: ReadonlySet<StaffGrant> = new Set(['people', 'orders', 'cases']);

/** Screens, people, orders and cases by a name or a number: arrows move, Enter opens. */
export function CommandPalette({ takeTyped, onChoose }: CommandPaletteProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { options, note } = useOptions(typed);
  const at = Math.max(0, Math.min(active, options.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[at];
    if (step !== undefined && options.length > 0) setActive((at + step + options.length) % options.length);
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen.path);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.palette}>
      <Field label="Имя, почта, телефон, номер или раздел">
        <TextInput
          type="search"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input becomes a combobox by its role
          role="combobox"
          autoComplete="off"
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          {...(options[at] && { 'aria-activedescendant': `${id}-${at}` })}
          value={typed}
          onFocus={() => {
            const before = takeTyped();
            if (before !== '') setTyped((now) => now + before);
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <output className={styles.note}>{typeset(note)}</output>
      <OptionList id={id} options={options} active={at} onChoose={onChoose} onPoint={setActive} />
    </div>
  );
}

interface Options {
  readonly options: readonly PaletteOption[];
  /** What is going on, when options do not say it. */
  readonly note: string;
}

function useOptions(typed: string): Options {
  const { api } = usePlatform();
  const grants = useSession(staffOf)?.grants ?? [];
  const text = useSettled(typed.trim());
  const canFind = grants.some((grant) => finding.has(grant));
  const isAsked = canFind && text.length >= findTextMinLength;
  const { data, error, isFetching } = useQuery({
    queryKey: ['desk-find', text],
    queryFn: ({ signal }) => api.call('POST /admin/find', { body: { text } }, { signal }),
    enabled: isAsked,
    retry: false,
  });
  const found = isAsked ? foundOptions(data?.found ?? []) : [];
  const options = [...sectionOptions(grants, typed), ...found];
  return {
    options,
    note: noteOf({ error, isFetching: isAsked && isFetching, isEmpty: options.length === 0, typed, isAsked }),
  };
}

interface Going {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isEmpty: boolean;
  readonly typed: string;
  readonly isAsked: boolean;
}

function noteOf({ error, isFetching, isEmpty, typed, isAsked }: Going): string {
  if (isFetching) return 'Ищем…';
  if (isAsked && error !== null) return `Поиск не удался: ${refusalMessage(error)}`;
  if (!isEmpty) return '';
  return typed.trim().length < findTextMinLength ? 'Введите хотя бы три знака' : 'Ничего не найдено';
}

/** What was typed, once nobody has typed for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
