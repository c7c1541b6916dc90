import { expect, test } from 'vitest';
import type { Table } from './read-tables.ts';
import { findings, schemaPage } from './schema-page.ts';
import { declaredTables } from './table-owners.ts';

const table = (name: string, comment: string | null): Table => ({
  name,
  kind: 'table',
  comment,
  columns: [
    { name: 'id', type: 'uuid', isNullable: false, default: 'uuidv7()', comment: null },
    { name: 'rater', type: 'text', isNullable: true, default: null, comment: 'user:{id}' },
  ],
  keys: [
    { name: 'rating_pkey', text: 'PRIMARY KEY (id)' },
    { name: 'rating_check', text: 'CHECK ((a || b) > 0)' },
  ],
  indexes: [
    { name: 'rating_by', text: 'CREATE UNIQUE INDEX rating_by ON public.rating USING btree (rater)' },
  ],
  triggers: [
    {
      name: 'rating_is_final',
      text: 'CREATE TRIGGER rating_is_final BEFORE UPDATE ON public.rating FOR EACH ROW EXECUTE FUNCTION refuse()',
    },
  ],
});

test('a table without a comment, one without a room and one that does not exist are named', () => {
  const owners = new Map([
    ['rating', 'content'],
    ['gone', 'money'],
  ] as const);
  expect(findings([table('rating', null), table('stray', 'Nobody owns it.')], owners)).toEqual([
    'the table rating has no comment: add «comment on table rating» to a new migration',
    'no room owns the table stray: declare it in a *.tables.ts',
    'the table gone is declared by the room money and does not exist',
  ]);
});

test('the schema page shows a table under its room, with comments, columns, keys, indexes and triggers', () => {
  const page = schemaPage([table('rating', 'Ratings.')], new Map([['rating', 'content']] as const));
  expect(page).toContain('| content | [rating](#rating) |');
  expect(page.slice(page.indexOf('### rating'))).toBe(`### rating

Ratings.

| column | type | null | default | |
|---|---|---|---|---|
| \`id\` | uuid |  | \`uuidv7()\` |  |
| \`rater\` | text | null |  | user:{id} |

Keys:

- \`PRIMARY KEY (id)\`
- \`rating_check\`: \`CHECK ((a || b) > 0)\`

Indexes:

- \`rating_by\`, unique: \`(rater)\`

Triggers:

- \`rating_is_final\`: \`BEFORE UPDATE FOR EACH ROW EXECUTE FUNCTION refuse()\`
`);
});

test('the tables of a room are those its *.tables.ts add to the schema, on one line or on several', () => {
  const source = `declare module '#platform/db/schema.ts' {
  interface Schema {
    payer: {
      id: string;
    };
    /** A view. */
    counter: { last: number };
    counter_now: CounterTable;
  }
}
`;
  expect(declaredTables(source)).toEqual(['payer', 'counter', 'counter_now']);
});
