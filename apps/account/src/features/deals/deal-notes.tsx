import type { Deal } from '@proverka/contract/deal';
import { dealNotesMaxLength } from '@proverka/contract/deal-limits';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextArea } from '@proverka/ui-kit/text-input';
import { useState, type FormEvent } from 'react';
import { Section } from '../../page-parts/section.tsx';
import sectionStyles from '../../page-parts/section.module.css';
import { useDealChange } from './use-deal.ts';

/** What the buyer wants to remember; typed text stays when it could not be saved. */
export function DealNotes({ deal }: { readonly deal: Deal }) {
  const [notes, setNotes] = useState(deal.notes);
  const { change, isBusy, refusal } = useDealChange(deal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change({ notes });
  };
  return (
    <Section title="Заметки">
      <form className={sectionStyles.wideForm} method="post" noValidate onSubmit={submit}>
        <FailureNote text={refusal} />
        <Field label="Что важно не забыть" hint="Видите только вы">
          <TextArea
            rows={4}
            maxLength={dealNotesMaxLength}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
          />
        </Field>
        <div className={sectionStyles.actions}>
          <Button type="submit" variant="secondary" busy={isBusy} disabled={notes === deal.notes}>
            Сохранить заметки
          </Button>
        </div>
      </form>
    </Section>
  );
}
