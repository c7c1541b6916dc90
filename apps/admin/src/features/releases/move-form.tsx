import { useChanges } from '@proverka/shell-sdk/changes';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Stack } from '@proverka/ui-kit/layout';
import { TextInput } from '@proverka/ui-kit/text-input';
import { typeset } from '@proverka/words/typeset';
import { useForm } from 'react-hook-form';

interface MoveFormProps {
  /** What will happen. */
  readonly about: string;
  /** «Вернуть», «Отдать всем». */
  readonly action: string;
  readonly move: (reason: string) => Promise<unknown>;
  readonly onMoved: () => void;
}

/** Asks why a channel is moved, and moves it; the reason goes into the log and the journal. */
export function MoveForm({ about, action, move, onMoved }: MoveFormProps) {
  const { isBusy, refusal, run } = useChanges();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const submit = handleSubmit(async ({ reason }) => {
    if (await run(() => move(reason.trim()))) onMoved();
  });
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <p>{typeset(about)}</p>
        <Field label="Причина" error={formState.errors.reason?.message}>
          <TextInput
            {...register('reason', {
              validate: (text) => text.trim().length >= 3 || 'Напишите, почему',
            })}
            maxLength={300}
            autoComplete="off"
          />
        </Field>
        <FailureNote text={refusal} />
        <div>
          <Button type="submit" busy={isBusy}>
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
