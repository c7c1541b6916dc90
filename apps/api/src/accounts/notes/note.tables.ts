declare module '#platform/db/schema.ts' {
  interface Schema {
    person_note: {
      id: string;
      user_id: string;
      author_id: string;
      text: string;
      created_at: Date;
    };
  }
}
