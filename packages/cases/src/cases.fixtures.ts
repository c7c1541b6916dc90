import type { CaseLine, OwnCaseLine, SupportCase } from '@proverka/contract/support-case';

/** Invented: a question with its answer. */
const line: CaseLine = {
  case_id: '0192f0c1-0000-7000-8000-00000000c001',
  number: 1042,
  kind: 'report_error',
  state: 'answered',
  opened_date: '2026-11-20T09:12:00.000Z',
  changed_date: '2026-11-20T10:12:00.000Z',
  product_name_ru: 'Выписка об объекте',
  report_number: '7K3M-9QDT-XW2P',
};

export const exampleLine: OwnCaseLine = {
  ...line,
  excerpt: 'Здравствуйте! Проверили: в ЕГРН площадь указана так же, как в отчёте.',
  is_unread: true,
};

export const exampleCase: SupportCase = {
  ...line,
  order_id: '0192f0c1-0000-7000-8000-0000000000a1',
  messages: [
    {
      message_id: '0192f0c1-0000-7000-8000-00000000d001',
      author: 'customer',
      text: 'Площадь в отчёте не та:\nв договоре 54 м².',
      date: '2026-11-20T09:12:00.000Z',
      documents: [
        { document_id: '0192f0c1-0000-7000-8000-00000000e001', file_name: 'договор.pdf', bytes: 204_800 },
      ],
    },
    {
      message_id: '0192f0c1-0000-7000-8000-00000000d002',
      author: 'staff',
      text: 'Здравствуйте! Проверили: в ЕГРН площадь указана так же, как в отчёте.',
      date: '2026-11-20T10:12:00.000Z',
      documents: [],
    },
  ],
};
