declare module '../db/schema.ts' {
  interface Schema {
    usage_counter: { key: string; window_start: Date; count: number };
  }
}
