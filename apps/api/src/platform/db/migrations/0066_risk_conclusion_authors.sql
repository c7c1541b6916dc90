-- Who wrote a conclusion is said with it: a member of the staff, or a language model, and who of the staff mended its text.
-- A model's is asked for, waits, and may fail.
alter table risk_conclusion
  add column author text not null default 'person' check (author in ('person', 'model')),
  add column author_name text not null default '',
  add column editor_name text not null default '',
  add column state text not null default 'written' check (state in ('waiting', 'written', 'failed'));
update risk_conclusion c set author_name = u.name from app_user u where u.id = c.author_id;
alter table risk_conclusion alter column author drop default, alter column state drop default;
