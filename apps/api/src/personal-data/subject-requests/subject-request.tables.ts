import type { BrandId } from '@proverka/brand/host';
import type { SubjectRequestKind, SubjectRequestState } from '@proverka/contract/subject-request';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

export type SubjectPerson = Readonly<
  Record<'last_name' | 'first_name' | 'middle_name' | 'birth_date', string>
>;

declare module '#platform/db/schema.ts' {
  interface Schema {
    subject_request: {
      id: string;
      number: Generated<number>;
      brand: BrandId;
      kind: SubjectRequestKind;
      state: SubjectRequestState;
      person: Json<SubjectPerson>;
      person_keys: Buffer[];
      email: string;
      phone: Generated<string>;
      text: string;
      code_hash: Generated<Buffer | null>;
      code_attempts: Generated<number>;
      code_expires_at: Generated<Date | null>;
      proven_by: Generated<'code' | 'staff' | null>;
      requested_at: Date;
      due_on: string;
      extended_at: Generated<Date | null>;
      extension_reason: Generated<string | null>;
      answer: Generated<string | null>;
      ended_at: Generated<Date | null>;
    };
  }
}
