-- A rule of news that also holds for direct writes to the tables.

CREATE OR REPLACE FUNCTION news_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was published stays; other words are another version' USING ERRCODE = '42501';
END
$$;
