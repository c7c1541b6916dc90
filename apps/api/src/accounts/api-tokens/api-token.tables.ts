import type { ApiScope, TokenEndReason } from '@proverka/contract/api-token';
import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    api_token: {
      id: string;
      user_id: string;
      token_hash: Buffer;
      prefix: string;
      created_at: Date;
      last_used_at: Date | null;
      revoked_at: Date | null;
      scopes: ApiScope[];
      expires_at: Date;
      warned_at: Generated<Date | null>;
      end_reason: Generated<TokenEndReason | null>;
    };
    api_token_event: {
      id: string;
      user_id: string;
      token_id: string;
      action: 'created' | 'renewed' | 'revoked' | 'called' | 'refused';
      endpoint: string | null;
      address: string | null;
      at: Date;
    };
  }
}
