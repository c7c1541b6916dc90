import type { SubjectRequestState, SubjectRequestStatus } from '@proverka/contract/subject-request';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { formatDate } from '@proverka/words/dates';
import { useState } from 'react';
import { Section } from '../../page-parts/section.tsx';
import { ProofForm } from './proof-form.tsx';
import { RequestForm } from './request-form.tsx';

const stateWords: Readonly<Record<Exclude<SubjectRequestState, 'unproven'>, string>> = {
  waiting_identity: 'ждёт проверки сотрудником',
  open: 'личность подтверждена, готовим ответ',
  done: 'ответ отправлен на почту',
  refused: 'личность не подтверждена',
};

/** «Сведения обо мне» (152-FZ, articles 14, 20, 21): from the request to the proof. */
export function SubjectRequest() {
  const [request, setRequest] = useState<SubjectRequestStatus | null>(null);
  const [isByPhone, setIsByPhone] = useState(false);
  const title =
    request === null ? 'Запрос' : request.state === 'unproven' ? 'Подтверждение личности' : 'Запрос принят';
  return (
    <Section title={title}>
      {request === null && (
        <RequestForm
          onSent={(sent, byPhone) => {
            setIsByPhone(byPhone);
            setRequest(sent);
          }}
        />
      )}
      {request?.state === 'unproven' && (
        <ProofForm request={request} isByPhone={isByPhone} onChanged={setRequest} />
      )}
      {request !== null && request.state !== 'unproven' && <Taken request={request} state={request.state} />}
    </Section>
  );
}

interface TakenProps {
  readonly request: SubjectRequestStatus;
  readonly state: Exclude<SubjectRequestState, 'unproven'>;
}

function Taken({ request, state }: TakenProps) {
  const { brand } = usePlatform();
  return (
    <output>
      <p>
        Запрос №&nbsp;{request.number}: {stateWords[state]}. Ответ придёт на&nbsp;почту не&nbsp;позже{' '}
        {formatDate(request.due_date)}.
      </p>
      {state === 'waiting_identity' && (
        <p>
          Покажите документ сотруднику: напишите на&nbsp;{brand.supportEmail}, назовите номер запроса. Копию
          паспорта в&nbsp;письме не&nbsp;присылайте.
        </p>
      )}
    </output>
  );
}
