import type { Mailing, MailingPreview } from '@proverka/contract/mailing';

export const exampleMailing: Mailing = {
  mailing_id: '0192f0c1-0000-7000-8000-0000000000a1',
  brand: 'real-estate',
  subject: 'Что нового в проверках',
  text: 'Появилась **история цен**: [посмотрите](/valuation/).',
  state: 'draft',
  created_at: '2026-11-20T09:12:00.000Z',
  written: 0,
  sent: 0,
  left_out: 0,
  subscribers: 1240,
};

export const examplePreview: MailingPreview = {
  subject: 'Что нового в проверках — Проверка',
  preview: 'Появилась история цен: посмотрите.',
  body_html:
    '<h2>Что нового</h2><p>Появилась <strong>история цен</strong>: <a href="https://realestate.example/valuation/">посмотрите</a>.</p><ul><li>по дому</li><li>по району</li></ul>',
  text: 'Появилась **история цен**',
  subscribers: 1240,
};
