import { readBase64 } from '@proverka/api-client/read-base64';
import { documentMaxBytes } from '@proverka/contract/order-acts';
import type { WorkedTask } from '@proverka/contract/order-tasks';
import { taskWords } from '@proverka/report-kit/status-words';
import { Badge } from '@proverka/ui-kit/badge';
import { Field } from '@proverka/ui-kit/field';
import { FileButton } from '@proverka/ui-kit/file-button';
import { UploadIcon } from '@proverka/ui-kit/icon';
import { TextInput } from '@proverka/ui-kit/text-input';
import { momentBrief } from '@proverka/words/moments';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { ActForm } from './act-form.tsx';
import { answerWords, attachNumberWords, sendAgainWords } from './act-words.domain.ts';
import styles from './task-card.module.css';
import type { OrderActs } from './use-order-acts.ts';

interface TaskCardProps {
  readonly task: WorkedTask;
  readonly acts: OrderActs;
}

/** One question to one source: how far it is, and what can be done about it. */
export function TaskCard({ task, acts }: TaskCardProps) {
  const { title, status, is_stuck: isStuck, reason } = task;
  return (
    <li className={styles.task}>
      <p className={desk.row}>
        <span className={styles.taskTitle}>{typeset(title)}</span>
        <Badge>{taskWords[status].word}</Badge>
        {isStuck && <span className={desk.late}>Застряла</span>}
      </p>
      <p className={desk.soft}>{typeset(factsOf(task).join(' · '))}</p>
      {reason !== '' && <p className={desk.text}>{typeset(reason)}</p>}
      {task.acts.length > 0 && (
        <div className={desk.row}>
          {task.acts.includes('send_again') && <SendAgain {...{ task, acts }} />}
          {task.acts.includes('attach_order') && <AttachNumber {...{ task, acts }} />}
          {task.acts.includes('manual_update') && <AnswerByHand {...{ task, acts }} />}
        </div>
      )}
    </li>
  );
}

function factsOf(task: WorkedTask): readonly string[] {
  const { source, attempts, starts, started_date: started, finished_date: finished, deadline, ticket } = task;
  const until = finished === null ? `срок ${momentBrief(deadline)}` : `закончена ${momentBrief(finished)}`;
  return [
    source,
    started === null ? 'не начата' : `начата ${momentBrief(started)}`,
    until,
    counted(attempts, 'попытка', 'попытки', 'попыток'),
    starts > 1 ? counted(starts, 'запуск', 'запуска', 'запусков') : '',
    ticket === null ? '' : `номер у поставщика ${ticket}`,
  ].filter(Boolean);
}

const named = ({ order_item_id, task_id }: WorkedTask) => ({ order_item_id, task_id });

const SendAgain = ({ task, acts }: TaskCardProps) => (
  <ActForm
    act="Отправить заново"
    words={sendAgainWords(task)}
    changes={acts}
    onAct={(reason, version) => acts.sendAgain({ ...named(task), version, reason })}
  />
);

function AttachNumber({ task, acts }: TaskCardProps) {
  const [number, setNumber] = useState('');
  const mistake = /^[\w-]{1,100}$/.test(number.trim()) ? undefined : 'Номер состоит из букв, цифр и дефисов';
  return (
    <ActForm
      act="Прикрепить номер поставщика"
      words={attachNumberWords(number.trim())}
      changes={acts}
      mistake={mistake}
      onAct={(reason, version) =>
        acts.attachNumber({ ...named(task), number: number.trim(), version, reason })
      }
    >
      {(isTried) => (
        <Field label="Номер заказа у поставщика" error={isTried ? mistake : undefined}>
          <TextInput value={number} maxLength={100} onChange={({ target }) => setNumber(target.value)} />
        </Field>
      )}
    </ActForm>
  );
}

function fileMistake(file: File | undefined): string | undefined {
  if (file === undefined) return 'Выберите файл выписки';
  return file.size > documentMaxBytes ? 'Файл больше 20 МБ' : undefined;
}

function AnswerByHand({ task, acts }: TaskCardProps) {
  const [file, setFile] = useState<File>();
  const mistake = fileMistake(file);
  const answer = async (reason: string, version: string) => {
    if (file === undefined) return false;
    const content = await readBase64(file);
    const document = { file_name: file.name, content };
    return acts.answerByHand({ ...named(task), file: document, version, reason });
  };
  return (
    <ActForm act="Загрузить выписку" words={answerWords} changes={acts} mistake={mistake} onAct={answer}>
      {(isTried) => (
        <div className={desk.row}>
          <FileButton
            size="small"
            variant="secondary"
            accept=".xml,.zip,application/xml,application/zip"
            invalid={isTried && mistake !== undefined}
            onFiles={([chosen]) => setFile(chosen)}
          >
            <UploadIcon />
            Выбрать XML или&nbsp;архив
          </FileButton>
          {file !== undefined && <span className={desk.text}>{file.name}</span>}
          {isTried && mistake !== undefined && <p role="alert">{mistake}</p>}
        </div>
      )}
    </ActForm>
  );
}
