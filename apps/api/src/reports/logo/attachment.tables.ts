declare module '#platform/db/schema.ts' {
  interface Schema {
    attachment: {
      id: string;
      user_id: string;
      group_id: 'logo';
      file_name: string;
      file_hash: string;
      width: number;
      height: number;
      created_at: Date;
    };
  }
}
