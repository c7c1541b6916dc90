import type { WorkedItem } from '@proverka/contract/order-tasks';
import type { SubjectKind } from '@proverka/contract/subject';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState } from 'react';
import { ActForm } from './act-form.tsx';
import { correctWords } from './act-words.domain.ts';
import type { OrderActs } from './use-order-acts.ts';

interface SubjectField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'date';
}

const fieldsOf: Readonly<Record<SubjectKind, readonly SubjectField[]>> = {
  object: [
    { name: 'object_key', label: 'Кадастровый номер' },
    { name: 'object_address', label: 'Адрес' },
  ],
  person: [
    { name: 'last_name', label: 'Фамилия' },
    { name: 'first_name', label: 'Имя' },
    { name: 'middle_name', label: 'Отчество' },
    { name: 'birth_date', label: 'Дата рождения', type: 'date' },
    { name: 'inn', label: 'ИНН' },
    { name: 'passport_series', label: 'Серия паспорта' },
    { name: 'passport_number', label: 'Номер паспорта' },
    { name: 'region', label: 'Код региона' },
  ],
  company: [
    { name: 'inn', label: 'ИНН' },
    { name: 'ogrn', label: 'ОГРН, если нет ИНН' },
    { name: 'name', label: 'Название' },
  ],
  car: [
    { name: 'vin', label: 'VIN' },
    { name: 'body_number', label: 'Номер кузова' },
    { name: 'plate', label: 'Госномер' },
  ],
};

interface CorrectItemProps {
  readonly item: WorkedItem;
  /** How many checks begin anew. */
  readonly checks: number;
  readonly acts: OrderActs;
}

/** The whole of what an item is about; what it was about is not shown, because it may be a person. */
export function CorrectItem({ item, checks, acts }: CorrectItemProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const fields = fieldsOf[item.subject_kind];
  const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));
  const mistake = mistakeIn(item.subject_kind, given);
  const correct = async (reason: string, version: string) => {
    const about = item.subject_kind === 'object' ? given : { subject: given };
    const isDone = await acts.correct({ ...about, order_item_id: item.order_item_id, version, reason });
    if (isDone) setTyped({});
    return isDone;
  };
  return (
    <ActForm
      act="Исправить данные"
      words={correctWords(item, checks)}
      isDangerous={item.status !== 'created'}
      changes={acts}
      mistake={mistake}
      onAct={correct}
    >
      {(isTried) =>
        fields.map(({ name, label, type }, place) => (
          <Field key={name} label={label} error={isTried && place === 0 ? mistake : undefined}>
            <TextInput
              type={type ?? 'text'}
              autoComplete="off"
              maxLength={300}
              value={typed[name] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          </Field>
        ))
      }
    </ActForm>
  );
}

/** The rest is judged by the server, by the rules of the order's own form. */
function mistakeIn(kind: SubjectKind, given: Readonly<Record<string, string>>): string | undefined {
  if (kind === 'object') {
    return isCadastralNumber(given['object_key'] ?? '')
      ? undefined
      : 'Укажите кадастровый номер, например 77:01:0001001:1024';
  }
  return Object.keys(given).length === 0 ? 'Заполните данные целиком' : undefined;
}
