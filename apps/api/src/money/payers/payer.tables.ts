import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    payer: {
      id: string;
      user_id: string;
      inn: string;
      kpp: string;
      ogrn: string;
      name: string;
      address: string;
      email: string;
      bank_name: string;
      bik: string;
      account: string;
      correspondent_account: string;
      revision: Generated<number>;
      created_at: Date;
    };
  }
}
