import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useRef, useState, type FormEvent } from 'react';
import { lookupOf, lookupPath } from '../../adverts/advert-paths.ts';
import { longestLookup, readLookup } from './lookup-text.domain.ts';
import styles from './advert-lookup.module.css';

/** Finds adverts of what the visitor already knows: a link, a number, an address. */
export function AdvertLookup({ initial = '' }: { readonly initial?: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readLookup(text);
    if (read.kind !== 'refused') {
      void navigate(lookupOf(text.trim()));
      return;
    }
    setError(read.message);
    field.current?.focus();
  };
  return (
    <search aria-label="Поиск объявлений квартиры">
      <form action={lookupPath} onSubmit={submit} className={styles.form}>
        <Field
          label="Знаете, какая квартира?"
          hint="Адрес, кадастровый номер или ссылка на объявление"
          error={error || null}
        >
          <TextInput
            ref={field}
            size="large"
            name="q"
            maxLength={longestLookup}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="ул. Бабушкина, д. 14"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setError('');
            }}
          />
        </Field>
        <Button type="submit" size="large" variant="secondary" className={styles.find}>
          Найти её объявления
        </Button>
      </form>
    </search>
  );
}
