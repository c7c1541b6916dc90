import type { Mailing } from '@proverka/contract/mailing';

export const mailingStateWords: Readonly<Record<Mailing['state'], string>> = {
  draft: 'Черновик',
  sending: 'Отправляется',
  sent: 'Отправлена',
  stopped: 'Остановлена',
};
