import type { BrandId, Variant } from '@proverka/brand/host';
import type { CaseEventKind } from '@proverka/contract/desk-cases';
import type { DisputeDocumentType } from '@proverka/contract/dispute';
import type { CaseKind, CaseState } from '@proverka/contract/support-case';
import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    support_case: {
      id: string;
      number: Generated<number>;
      kind: CaseKind;
      state: CaseState;
      brand: BrandId;
      variant: Generated<Variant | null>;
      user_id: string | null;
      name: Generated<string>;
      email: Generated<string>;
      email_proven_at: Generated<Date | null>;
      page: Generated<string>;
      order_id: string | null;
      item_id: string | null;
      dispute_id: Generated<string | null>;
      assignee_id: Generated<string | null>;
      due_at: Date | null;
      opened_at: Date;
      changed_at: Date;
      closed_at: Generated<Date | null>;
      seen_at: Generated<Date | null>;
      version: Generated<number>;
    };
    case_message: {
      id: string;
      case_id: string;
      author: 'customer' | 'staff';
      user_id: string | null;
      text: string;
      mail_id: Generated<string | null>;
      created_at: Date;
    };
    case_document: {
      id: string;
      message_id: string;
      name: string;
      type: DisputeDocumentType;
      bytes: number;
      file_hash: string;
    };
    case_note: { id: string; case_id: string; user_id: string; text: string; created_at: Date };
    case_event: {
      id: string;
      case_id: string;
      kind: CaseEventKind;
      user_id: string | null;
      text: Generated<string>;
      happened_at: Date;
    };
    case_template: { id: string; title: string; text: string; changed_at: Date };
  }
}
