declare module '#platform/db/schema.ts' {
  interface Schema {
    partner_tariff: {
      id: string;
      partner_id: string;
      reward_percent: number;
      min_top_up: number;
      starts_at: Date;
      ended_at: Date | null;
      made_by: string;
      reason: string;
    };
  }
}
