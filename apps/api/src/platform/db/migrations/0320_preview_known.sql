-- What a public register says of a company or a car is shown before any money; it is destroyed with its preview.
alter table preview add column known jsonb;
