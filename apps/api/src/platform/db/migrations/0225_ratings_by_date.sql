-- The staff reads ratings of reports the newest first.
create index report_rating_by_date on report_rating (rated_at desc, item_id desc);
