import { outageNoteMaxLength, type SourceOutage } from '@proverka/contract/desk-sources';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextArea } from '@proverka/ui-kit/text-input';
import { useForm } from 'react-hook-form';
import desk from '../../controls/desk.module.css';
import { useReadAnew } from './use-sources.ts';

interface OutageNoteProps {
  readonly outage: SourceOutage;
  readonly onDone: () => void;
}

/** What colleagues should know of an outage; an empty note takes the former one away. */
export function OutageNote({ outage: { outage_id: id, note, version }, onDone }: OutageNoteProps) {
  const { api } = usePlatform();
  const readAnew = useReadAnew();
  const { run, isBusy, refusal } = useChanges();
  const { register, handleSubmit } = useForm({ defaultValues: { note } });
  const submit = handleSubmit(async (values) => {
    const isKept = await run(() =>
      api.call('PUT /admin/source_outages/{outage_id}/note', {
        params: { outage_id: id },
        body: { note: values.note.trim(), version },
      }),
    );
    if (!isKept) return;
    await readAnew();
    onDone();
  });
  return (
    <form
      noValidate
      method="post"
      aria-label="Заметка о сбое"
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Заметка для коллег" hint="Покупатели её не видят">
        <TextArea rows={3} maxLength={outageNoteMaxLength} {...register('note')} />
      </Field>
      <FailureNote text={refusal} />
      <div className={desk.row}>
        <Button type="submit" size="small" busy={isBusy}>
          Сохранить
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Отмена
        </Button>
      </div>
    </form>
  );
}
