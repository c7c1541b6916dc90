-- Runs after every migration: the application role's privileges. Idempotent.
grant usage on schema public, pgboss to proverka_app;
grant select, insert, update, delete on all tables in schema public to proverka_app;
grant usage, select on all sequences in schema public, pgboss to proverka_app;
grant select, insert, update, delete on all tables in schema pgboss to proverka_app;
grant execute on all functions in schema public, pgboss to proverka_app;

-- The ledger is append-only; balances change only inside its triggers (security definer).
revoke update, delete, truncate on ledger_account, ledger_transfer, ledger_settlement, ledger_entry from proverka_app;
revoke insert on ledger_entry from proverka_app;
revoke insert on ledger_account from proverka_app;
grant insert (code, kind, user_id, min_balance) on ledger_account to proverka_app;
revoke insert, update, delete on schema_migration from proverka_app;

-- The journal of security events is append-only; audit_forget (security definer) empties the personal part of it.
revoke insert, update, delete, truncate on audit_event, audit_event_detail from proverka_app;
grant insert (happened_at, event, user_id, role, by, credential_id, owner_id, subject, before, after, acted_by)
  on audit_event to proverka_app;
grant insert on audit_event_detail to proverka_app;
revoke update, delete, truncate on audit_link from proverka_app;
revoke execute on function audit_forget(uuid) from public;

-- Rows the desk's lists are filtered by follow their sources by triggers (security definer) and by nothing else.
revoke insert, update, delete, truncate on desk_person, desk_order_product, desk_order_watched from proverka_app;

-- Figures follow their sources by triggers (security definer); the application may only have them added up.
revoke insert, update, delete, truncate on numbers_day, numbers_total, numbers_month, numbers_person, numbers_event, numbers_change
  from proverka_app;
revoke execute on function numbers_rebuild() from public, proverka_app;
revoke update, delete, truncate on source_charge from proverka_app;

-- What an act tells of is told once and stays.
revoke update, delete, truncate on act_transfer from proverka_app;
