import type { RowsOfDuty } from './clock-of-rows.ts';

// The day of a document is one of Moscow; `:before` is the last moment of a year there.
const day = `(:before::timestamptz at time zone 'Europe/Moscow')::date`;

/** All documents of a payer go together, when the last one is over; its own row then, or when it never had one. */
export const clockOfPayers: readonly RowsOfDuty[] = [
  {
    duty: 'payer',
    sql: `update invoice set anonymised_at = :now, content = content || jsonb_build_object(
        'payer', '{"name":"","inn":"","kpp":"","address":"","bank_name":"","bik":"","account":"","correspondent_account":""}'::jsonb,
        'ground', '', 'lines', jsonb_build_array(jsonb_build_object('title', 'Услуга', 'amount', amount)))
      where id = any(array(
        select i.id from invoice i where i.anonymised_at is null and i.issued_on <= ${day} and not exists (
          select from invoice later where later.payer_id = i.payer_id and later.issued_on > ${day}
        ) order by i.issued_on limit :most
      )) returning payer_id::text as subject`,
  },
  {
    duty: 'payer',
    sql: `update bank_line set anonymised_at = :now, other_name = '', other_inn = '', other_account = '', purpose = '',
        decision_reason = ''
      where id = any(array(
        select id from bank_line where anonymised_at is null and document_date <= ${day} order by document_date limit :most
      )) returning '' as subject`,
  },
  {
    duty: 'payer',
    sql: `update bank_statement set file_name = '' where id = any(array(
        select id from bank_statement where file_name <> '' and uploaded_at <= :before order by uploaded_at limit :most
      )) returning '' as subject`,
  },
  {
    duty: 'payer',
    sql: `delete from payer where id = any(array(
        select p.id from payer p where p.created_at <= :before and not exists (
          select from invoice i where i.payer_id = p.id and i.anonymised_at is null
        ) order by p.created_at limit :most
      )) returning id::text as subject`,
  },
];
