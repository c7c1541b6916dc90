-- The staff hides an article without touching its file, and reads comments of all articles in one list.
alter table article add column blocked_at timestamptz;
create index article_comment_by_date on article_comment (created_at desc, id desc);

comment on column article.blocked_at is 'Hidden from the sites by the staff; a changed file does not bring it back.';
