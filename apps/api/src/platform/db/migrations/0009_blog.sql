-- Articles come from `content/blog`; a file that is gone is withdrawn, so that its ratings and comments are not lost.
create table article (
  -- The file's name: the article's address.
  id text primary key,
  brands text[] not null,
  title text not null,
  -- As the filter by title compares it: lower case, «ё» as «е», whatever the collation of the database.
  title_folded text not null,
  description text not null,
  category text not null,
  tags text[] not null,
  author text not null,
  published_on date not null,
  reading_minutes smallint not null check (reading_minutes > 0),
  -- Sanitised.
  body_html text not null,
  -- SHA-256 of the file and of the version of what renders it.
  content_hash text not null,
  withdrawn_at timestamptz
);
create index article_by_date on article (published_on desc, id) where withdrawn_at is null;

create table article_rating (
  article_id text not null references article,
  -- `user:{id}` or `mark:{id of the visitor's signed mark}`.
  rater text not null,
  value smallint not null check (value between 1 and 5),
  rated_at timestamptz not null,
  primary key (article_id, rater)
);

create table article_comment (
  id uuid primary key,
  article_id text not null references article,
  user_id uuid not null references app_user,
  text text not null check (length(text) between 1 and 2000),
  is_blocked boolean not null default false,
  created_at timestamptz not null
);
create index article_comment_shown on article_comment (article_id, created_at desc, id) where not is_blocked;
create index article_comment_by_user on article_comment (user_id);
