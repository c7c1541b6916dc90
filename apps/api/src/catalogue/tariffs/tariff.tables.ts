declare module '#platform/db/schema.ts' {
  interface Schema {
    tariff: {
      simple_id: number;
      name: string;
      threshold: number;
      discount_percent: number;
      is_hidden: boolean;
    };
    person_tariff: {
      user_id: string;
      tariff_simple_id: number;
      assigned_by: string;
      assigned_at: Date;
    };
  }
}
