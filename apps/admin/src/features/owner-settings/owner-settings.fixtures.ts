import type { ApiReply } from '@proverka/contract/api';

const ofItem = {
  order_item_id: '0192f0c1-0000-7000-8000-0000000000b1',
  person_id: '0192f0c1-0000-7000-8000-000000000042',
  values: [],
};

/** Invented: letters about reports are off, and the item is marked as being worked on. */
export const exampleOwnerSettings: ApiReply<'POST /admin/person/settings/list'> = {
  settings: [
    { ...ofItem, key: 'ai_report', value: 'active' },
    { ...ofItem, key: 'notify_report_ready', value: 'inactive' },
    { ...ofItem, key: 'processing_orders', value: '', values: [{ orderItemId: ofItem.order_item_id }] },
  ],
};
