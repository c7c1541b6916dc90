import type { SubjectRequestKind, SubjectRequestState } from '@proverka/contract/subject-request';

export const kindWords: Readonly<Record<SubjectRequestKind, string>> = {
  access: 'Сведения',
  correction: 'Исправление',
  blocking: 'Блокирование',
};

export const stateWords: Readonly<Record<SubjectRequestState, string>> = {
  unproven: 'не подтверждён',
  waiting_identity: 'ждёт проверки сотрудником',
  open: 'ждёт ответа',
  done: 'отвечен',
  refused: 'личность не подтверждена',
};
