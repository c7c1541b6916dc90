import type { ConclusionWork } from '@proverka/contract/conclusion-desk';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { useState } from 'react';
import { NoteForm } from './note-form.tsx';
import type { WorkChanges } from './use-work.ts';

interface WorkActsProps {
  readonly work: ConclusionWork;
  readonly changes: WorkChanges;
}

export function HandOver({ work, changes }: WorkActsProps) {
  const [expertId, setExpertId] = useState('');
  const colleagues = work.colleagues.filter(({ id }) => id !== work.expert?.id);
  if (colleagues.length === 0) return null;
  return (
    <NoteForm
      title="Передать другому специалисту"
      label="Записка коллеге"
      hint="Что сделано и на что обратить внимание. Черновик перейдёт вместе с заключением"
      action="Передать"
      isBusy={changes.isBusy}
      isReady={expertId !== ''}
      onSend={(note) => changes.handOver(expertId, note)}
    >
      <Field label="Кому">
        <Select
          value={expertId}
          placeholder="Выберите специалиста"
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setExpertId(target.value)}
        />
      </Field>
    </NoteForm>
  );
}

export function Decline({ work: { price }, changes }: WorkActsProps) {
  const money = price > 0 ? ` ${formatMoney(rubles(price))} вернутся на баланс заказчика.` : '';
  return (
    <NoteForm
      title="Отказаться писать"
      label="Почему заключения не будет"
      hint={`Причину прочитает заказчик.${money}`}
      action="Отказаться и сообщить заказчику"
      isDangerous
      isBusy={changes.isBusy}
      onSend={changes.decline}
    />
  );
}

export const SendBack = ({ changes }: Pick<WorkActsProps, 'changes'>) => (
  <NoteForm
    title="Вернуть на исправление"
    label="Что исправить"
    hint="Прочитает специалист. Заказчик читает прежний текст с пометкой, пока не сдан новый"
    action="Вернуть"
    isBusy={changes.isBusy}
    onSend={changes.sendBack}
  />
);
