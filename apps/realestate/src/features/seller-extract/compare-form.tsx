import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { useState, type FormEvent } from 'react';
import styles from './document.module.css';

/** Asks which object the visitor is looking at. */
export function CompareForm({ onCompare }: { readonly onCompare: (number: string) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = text.replaceAll(/\s+/g, '');
    if (isCadastralNumber(number)) onCompare(number);
    else setError('Введите номер целиком, например 77:01:0001001:1024');
  };
  return (
    <form className={styles.compare} onSubmit={submit} noValidate>
      <Field label="Кадастровый номер вашего объекта" error={error}>
        <TextInput
          value={text}
          inputMode="text"
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            setError('');
          }}
        />
      </Field>
      <Button type="submit" variant="secondary">
        Сравнить
      </Button>
    </form>
  );
}
