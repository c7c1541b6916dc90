import type { Dispute } from '@proverka/contract/dispute';
import type { Finding } from '@proverka/contract/finding';

const finding: Finding = {
  level: 'danger',
  code: 'arrest',
  title: 'Арест',
  text: 'Запись в ЕГРН от 01.02.2026.',
  source: 'ЕГРН, выписка',
  source_date: '2026-11-20',
  key: 'task arrest',
};

/** Invented: a reader says that an arrest is over, with a document. */
export const exampleDispute: Dispute = {
  dispute_id: '0192f0c1-0000-7000-8000-0000000000d1',
  number: 12,
  report_number: '7K3M-9QDT-XW2P',
  product_name_ru: 'Выписка об объекте',
  level: 'danger',
  title: 'Арест',
  has_document: true,
  opened_at: '2026-11-21T09:00:00.000Z',
  answered_at: null,
  outcome: null,
  order_item_id: '0192f0c1-0000-7000-8000-0000000000b1',
  text: 'Арест снят\nв октябре.',
  document: { file_name: 'справка.pdf', content_type: 'application/pdf', bytes: 204_800 },
  finding,
  finding_now: { ...finding, disputed_at: '2026-11-21T09:00:00.000Z' },
  returnable: 499,
  answer: null,
};
