import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Stack } from '@proverka/ui-kit/layout';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useForm } from 'react-hook-form';
import desk from '../../controls/desk.module.css';

interface DecidePauseProps {
  readonly pauseId: string;
  readonly onDecided: () => void;
}

/** Lifts a pause or lets it stay; the reason goes into the journal. */
export function DecidePause({ pauseId, onDecided }: DecidePauseProps) {
  const { api } = usePlatform();
  const { isBusy, refusal, run } = useChanges();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const decide = (decision: 'lift' | 'keep') =>
    handleSubmit(async ({ reason }) => {
      const params = { pause_id: pauseId };
      const body = { decision, reason };
      if (await run(() => api.call('PUT /admin/pauses/{pause_id}', { params, body }))) onDecided();
    })();
  return (
    <form noValidate method="post" onSubmit={(event) => event.preventDefault()}>
      <Stack gap={4}>
        <Field label="Причина решения" error={formState.errors.reason?.message}>
          <TextInput
            {...register('reason', {
              validate: (text) => text.trim().length >= 3 || 'Напишите, почему',
            })}
            maxLength={500}
          />
        </Field>
        <FailureNote text={refusal} />
        <div className={desk.row}>
          <Button busy={isBusy} onClick={() => void decide('lift')}>
            Снять приостановку
          </Button>
          <Button variant="secondary" busy={isBusy} onClick={() => void decide('keep')}>
            Оставить приостановку
          </Button>
        </div>
      </Stack>
    </form>
  );
}
