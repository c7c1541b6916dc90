import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { SearchIcon } from '@proverka/ui-kit/icon';
import { TextInput } from '@proverka/ui-kit/text-input';
import type { FormEvent } from 'react';
import { blogPath, listPath, type ListView } from '../article-filter.domain.ts';
import styles from './list.module.css';

/** Searches within the chosen subject; a plain GET form, so that it works without a script. */
export function TitleSearch({ view }: { readonly view: ListView }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get('title');
    void navigate(listPath({ ...view, title: typeof title === 'string' ? title.trim() : '', page: 1 }));
  };
  return (
    <search className={styles.side}>
      <form action={blogPath} onSubmit={submit} className={styles.search}>
        {view.category && <input type="hidden" name="category" value={view.category} />}
        {view.tag && <input type="hidden" name="tag" value={view.tag} />}
        <Field label="Поиск по заголовкам" className={styles.searchField}>
          <TextInput
            type="search"
            name="title"
            defaultValue={view.title}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="secondary" icon={<SearchIcon />}>
          Найти
        </Button>
      </form>
    </search>
  );
}
