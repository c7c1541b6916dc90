import type { Client } from 'pg';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** What stands in a row that says nothing of it; an expression, `identity` or `generated: …`. */
  readonly default: string | null;
  readonly comment: string | null;
}

/** A constraint, an index or a trigger, as PostgreSQL writes it. */
export interface Definition {
  readonly name: string;
  readonly text: string;
}

export interface Table {
  readonly name: string;
  readonly kind: 'table' | 'unlogged table' | 'view';
  readonly comment: string | null;
  readonly columns: readonly Column[];
  readonly keys: readonly Definition[];
  readonly indexes: readonly Definition[];
  readonly triggers: readonly Definition[];
}

/** Tables and views of the product's own schema, by name. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES);
  return rows;
}

const columnsOf = `
  select jsonb_agg(jsonb_build_object(
    'name', a.attname, 'type', replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz'), 'isNullable', not a.attnotnull,
    'default', case
      when a.attidentity <> '' then 'identity'
      when a.attgenerated <> '' then 'generated: ' || pg_get_expr(d.adbin, d.adrelid)
      else pg_get_expr(d.adbin, d.adrelid)
    end,
    'comment', col_description(c.oid, a.attnum)
  ) order by a.attnum)
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;

// Primary keys first, then unique, foreign and check constraints. «Not null» is told of each column.
const keysOf = `
  select jsonb_agg(jsonb_build_object('name', k.conname, 'text', pg_get_constraintdef(k.oid))
    order by position(k.contype::text in 'pufc'), k.conname)
  from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c')`;

const indexesOf = `
  select jsonb_agg(jsonb_build_object('name', i.relname, 'text', pg_get_indexdef(i.oid)) order by i.relname)
  from pg_index x join pg_class i on i.oid = x.indexrelid
  where x.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.oid and k.conrelid = c.oid)`;

const triggersOf = `
  select jsonb_agg(jsonb_build_object('name', t.tgname, 'text', pg_get_triggerdef(t.oid)) order by t.tgname)
  from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal`;

const TABLES = `
  select c.relname as name,
    case when c.relkind = 'v' then 'view' when c.relpersistence = 'u' then 'unlogged table' else 'table' end as kind,
    obj_description(c.oid, 'pg_class') as comment, (${columnsOf}) as columns,
    coalesce((${keysOf}), '[]') as keys, coalesce((${indexesOf}), '[]') as indexes,
    coalesce((${triggersOf}), '[]') as triggers
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  order by c.relname`;
