declare module '#platform/db/schema.ts' {
  interface Schema {
    known_place: {
      user_id: string;
      kind: 'device' | 'network';
      key_hash: Buffer;
      last_login_at: Date;
    };
  }
}
