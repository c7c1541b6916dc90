-- Adverts on sale are read before the history of eight years: searches have them within a minute.

alter table advert_reading drop constraint advert_reading_stage_check;
alter table advert_reading add constraint advert_reading_stage_check check (stage in ('active', 'all', 'changes'));

comment on column advert_reading.stage is 'What is read now: first what is on sale, then everything, then what has changed.';
comment on column advert_reading.read_until is 'The day up to which what is on sale was read; null before that.';
