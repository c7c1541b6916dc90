import type { DeskCase, DeskCasePage } from '@proverka/contract/desk-cases';

const id = '0192f0c1-0000-7000-8000-00000000c001';

/** Invented: a question about an order, late. */
export const exampleCase: DeskCase = {
  case_id: id,
  number: 1042,
  kind: 'question',
  state: 'open',
  brand: 'real-estate',
  opened_date: '2026-11-20T09:12:00.000Z',
  changed_date: '2026-11-20T09:12:00.000Z',
  product_name_ru: 'Выписка об объекте',
  report_number: '7K3M-9QDT-XW2P',
  order_id: '0192f0c1-0000-7000-8000-0000000000a1',
  person_id: '0192f0c1-0000-7000-8000-000000000042',
  person_name: 'Тестов Иван',
  email: 'testov@example.com',
  assignee: null,
  due_date: '2026-11-23T15:00:00.000Z',
  is_late: true,
  excerpt: 'Здравствуйте, где мой отчёт? Заказал вчера вечером, письма до сих пор нет.',
  version: 1,
};

const colleague = 'Образцова Мария';

export const exampleCasePage: DeskCasePage = {
  case: { ...exampleCase, assignee: { person_id: '0192f0c1-0000-7000-8000-00000000a009', name: colleague } },
  messages: [
    {
      message_id: '0192f0c1-0000-7000-8000-00000000d001',
      author: 'customer',
      written_by: 'Тестов Иван',
      text: exampleCase.excerpt,
      date: '2026-11-20T09:12:00.000Z',
      documents: [
        { document_id: '0192f0c1-0000-7000-8000-00000000e001', file_name: 'чек.pdf', bytes: 204_800 },
      ],
    },
    {
      message_id: '0192f0c1-0000-7000-8000-00000000d002',
      author: 'staff',
      written_by: colleague,
      text: 'Здравствуйте! Источник отвечает дольше обычного.',
      date: '2026-11-20T10:12:00.000Z',
      documents: [],
    },
  ],
  notes: [
    {
      note_id: '0192f0c1-0000-7000-8000-00000000f001',
      text: 'Росреестр сегодня медленный, жду до вечера.',
      date: '2026-11-20T10:14:00.000Z',
      written_by: colleague,
    },
  ],
  events: [
    { at: '2026-11-20T09:12:00.000Z', kind: 'opened', by: '', text: '' },
    { at: '2026-11-20T10:12:00.000Z', kind: 'answered', by: colleague, text: '' },
  ],
  dispute_id: null,
  order: {
    order_id: '0192f0c1-0000-7000-8000-0000000000a1',
    created_date: '2026-11-19T18:12:00.000Z',
    paid_date: '2026-11-19T18:13:00.000Z',
    status: 'paid',
    kind: 'purchase',
    method: 'card',
    brand: 'real-estate',
    total: 499,
    card_amount: null,
    person_id: '0192f0c1-0000-7000-8000-000000000042',
    person_name: 'Тестов Иван',
    items: [
      {
        order_item_id: '0192f0c1-0000-7000-8000-0000000000b1',
        product_name_ru: 'Выписка об объекте',
        price: 499,
        status: 'running',
        subject_kind: 'object',
        subject: 'г Москва, ул Тестовая, д 1',
        report_number: '7K3M-9QDT-XW2P',
      },
    ],
  },
  is_email_proven: true,
  page: '/report/…/',
};

export const exampleTemplate = {
  template_id: '0192f0c1-0000-7000-8000-00000000c501',
  title: 'Отчёт задерживается',
  text: 'Здравствуйте! Источник отвечает дольше обычного.',
};
