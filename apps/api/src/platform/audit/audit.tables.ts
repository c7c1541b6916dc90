declare module '../db/schema.ts' {
  interface Schema {
    audit_log: {
      id: string;
      user_id: string;
      owner_id: string | null;
      action: string;
      subject: string;
      address: string | null;
      happened_at: Date;
    };
  }
}
