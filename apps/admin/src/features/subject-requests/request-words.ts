import type { SubjectRequestKind, SubjectRequestState } from '@proverka/contract/subject-request';

export const kindWords: Readonly<Record<SubjectRequestKind, string>> = {
  access: 'Сведения',
  correction: 'Исправление',
  blocking: 'Блокирование',
};

export const stateWords: Readonly<Record<SubjectRequestState, string>> = {
  unproven: 'Не подтверждён',
  waiting_identity: 'Ждёт проверки сотрудником',
  open: 'Ждёт ответа',
  done: 'Отвечен',
  refused: 'Личность не подтверждена',
};
