import type { BrandId } from '@proverka/brand/host';

export interface MailTables {
  mail_outbox: {
    id: string;
    reason: string;
    brand: BrandId;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    is_secret: boolean;
    created_at: Date;
    sent_at: Date | null;
  };
}
