import { addressSuggestionsQuery } from '@proverka/api-client/objects';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Combobox, type Suggestions } from '@proverka/ui-kit/combobox';
import { Field } from '@proverka/ui-kit/field';
import type { AddressSuggestion } from '@proverka/contract/suggestion';
import { useRef, useState, type FormEvent } from 'react';
import { useDebounced } from '../../debounced/use-debounced.ts';
import { readSaleQuery, saleHistoryPath } from './sale-query.domain.ts';
import styles from './sale-history.module.css';

/** Specification, section 9: suggestions start at 3 characters, one second after the last keystroke. */
const fewestCharacters = 3;
const debounceMs = 1000;

/** The search for a building; every result has its own address. */
export function SaleSearch({ initial = '' }: { readonly initial?: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A building from the address is already chosen.
  const suggestions = useSuggestions(text === initial ? '' : text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readSaleQuery(text);
    if (read.kind === 'ready') {
      void navigate(saleHistoryPath(read.query));
      return;
    }
    setError(read.message);
    field.current?.focus();
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <Field label="Дом" hint="Адрес с номером дома или кадастровый номер здания" error={error}>
          <Combobox<AddressSuggestion>
            ref={field}
            size="large"
            maxLength={300}
            placeholder="Введите адрес или кадастровый номер"
            value={text}
            onValueChange={(typed) => {
              setText(typed);
              setError('');
            }}
            suggestions={suggestions}
            itemKey={({ value }) => value}
            itemText={({ value }) => value}
          />
        </Field>
        <Button type="submit" size="large" className={styles.find}>
          Найти
        </Button>
      </form>
    </search>
  );
}

function useSuggestions(text: string): Suggestions<AddressSuggestion> {
  const { api } = usePlatform();
  const asked = useDebounced(text.trim(), debounceMs);
  const isAsked = asked.length >= fewestCharacters && asked === text.trim();
  const { data } = useQuery({ ...addressSuggestionsQuery(api, asked), enabled: isAsked });
  // Missing suggestions are not an error here: an address may be typed in full.
  if (!isAsked || !data || data.suggestions.length === 0) return { state: 'idle' };
  return { state: 'ready', items: data.suggestions };
}
