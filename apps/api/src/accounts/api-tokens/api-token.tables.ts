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
