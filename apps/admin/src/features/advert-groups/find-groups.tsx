import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';

interface FindGroupsProps {
  readonly find: string;
  readonly onFind: (find: string) => void;
}

export function FindGroups({ find, onFind }: FindGroupsProps) {
  const [text, setText] = useState(find);
  const [found, setFound] = useState(find);
  // «Back» changes the address without the field.
  if (found !== find) {
    setFound(find);
    setText(find);
  }
  return (
    <search>
      <form
        aria-label="Найти объявление"
        className={desk.inline}
        onSubmit={(event) => {
          event.preventDefault();
          onFind(text.trim());
        }}
      >
        <Field label="Номер, ссылка на объявление или кадастровый номер">
          <TextInput
            value={text}
            maxLength={1000}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div className={desk.row}>
          <Button type="submit">Найти</Button>
          {find !== '' && (
            <Button variant="quiet" onClick={() => onFind('')}>
              Самые сомнительные
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
