import type { RowsOfDuty } from './clock-of-rows.ts';

/** Proofs are removed without a proof of that: they hold no data. `consent` and `account_deletion` name an account. */
export const clockOfProofs: readonly RowsOfDuty[] = [
  {
    duty: 'consent_proof',
    sql: `delete from consent where id = any(array(
        select c.id from account_deletion d join consent c on c.user_id = d.user_id
        where d.destroyed_at <= :before order by d.destroyed_at limit :most
      )) returning user_id::text as subject`,
  },
  {
    duty: 'subject_request',
    sql: `with over as (
        select r.id from subject_request r where r.ended_at <= :before
          and not exists (select from subject_block b where b.request_id = r.id and b.ended_at is null)
        order by r.ended_at limit :most
      ), blocks as (
        delete from subject_block b using over where b.request_id = over.id
      )
      delete from subject_request r using over where r.id = over.id returning r.id::text as subject`,
  },
  // Of a guest, who has no account that could be destroyed.
  {
    duty: 'consent_proof',
    sql: `delete from consent where id = any(array(
        select id from consent where user_id is null and withdrawn_at <= :before order by withdrawn_at limit :most
      )) returning id::text as subject`,
  },
  {
    duty: 'destruction_proof',
    sql: `delete from account_deletion where user_id = any(array(
        select d.user_id from account_deletion d
        where d.destroyed_at <= :before and not exists (select from consent c where c.user_id = d.user_id)
        order by d.destroyed_at limit :most
      )) returning user_id::text as subject`,
  },
  {
    duty: 'destruction_proof',
    sql: `delete from destruction_proof where number = any(array(
        select number from destruction_proof where destroyed_at <= :before order by destroyed_at limit :most
      )) returning number as subject`,
  },
  {
    duty: 'destruction_proof',
    sql: `delete from destruction_act where (duty, made_on) in (
        select duty, made_on from destruction_act
        where remove_on <= (:now::timestamptz at time zone 'Europe/Moscow')::date order by remove_on limit :most
      ) returning duty || ' ' || made_on as subject`,
  },
];
