declare module '#platform/db/schema.ts' {
  interface Schema {
    impersonation: {
      id: string;
      user_id: string;
      staff_id: string;
      desk_session_id: string;
      created_at: Date;
    };
  }
}
