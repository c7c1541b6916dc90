-- What became of each letter of a mailing. It is asked right before a letter goes whether the mailing was stopped and whether
-- its reader still wants news, so a reader who was chosen may be left out.
alter table mailing_recipient
  add column sent_at timestamptz,
  add column left_out_at timestamptz,
  add check (sent_at is null or left_out_at is null);
-- Until now the outbox sent everything that was written.
update mailing_recipient set sent_at = written_at;

comment on column mailing_recipient.sent_at is 'When the mail server took the letter.';
comment on column mailing_recipient.left_out_at is 'The mailing was stopped, or the reader unsubscribed, before the letter went.';
