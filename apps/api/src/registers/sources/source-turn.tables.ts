declare module '#platform/db/schema.ts' {
  interface Schema {
    /** Changed by the function `take_turn` alone. */
    source_turn: { source: string; next_at: Date };
  }
}
