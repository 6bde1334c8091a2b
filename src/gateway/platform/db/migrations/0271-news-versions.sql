-- News by version: announcements and banners change while the site runs, and what was said before stays. Product rules 12.14 and 12.15.

-- An announcement never changes: other words, and its end, are another version of it. The newest version that has begun counts.
ALTER TABLE announcement DROP CONSTRAINT announcement_code_key;
ALTER TABLE announcement ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
-- Base of the picture's address, without size and format; null: the site chooses one.
ALTER TABLE announcement ADD COLUMN picture text;
-- Null for what came with the demonstration.
ALTER TABLE announcement ADD COLUMN put_in_by text CHECK (put_in_by <> '');
ALTER TABLE announcement ADD CONSTRAINT announcement_version UNIQUE (code, version);

-- The banners of one place, as a whole. Without banners the place is empty.
CREATE TABLE banner_set (
  group_name text NOT NULL CHECK (group_name IN ('w_home', 'w_login', 'w_register', 'w_forget')),
  version integer NOT NULL CHECK (version > 0),
  -- In their order: address of the picture without size and format, where it leads, texts by language. See gateway/news/news-files.ts.
  banners jsonb NOT NULL,
  valid_from timestamptz NOT NULL,
  -- Null: until the next version.
  valid_until timestamptz CHECK (valid_until > valid_from),
  -- Null for what came with the demonstration.
  put_in_by text CHECK (put_in_by <> ''),
  PRIMARY KEY (group_name, version)
);

INSERT INTO banner_set (group_name, version, banners, valid_from)
SELECT group_name, 1,
  jsonb_agg(jsonb_build_object('imageUrl', image_url, 'url', url, 'linkageType', linkage_type, 'texts', texts) ORDER BY position),
  '2020-01-01T00:00:00Z'
FROM banner GROUP BY group_name;
DROP TABLE banner;

REVOKE UPDATE, DELETE ON announcement, announcement_text, banner_set FROM arara_app;

-- Bodies stand in ../functions; here they only come to be, so that triggers can name them.
CREATE FUNCTION news_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER announcement_stays BEFORE UPDATE OR DELETE ON announcement FOR EACH ROW EXECUTE FUNCTION news_guard();
CREATE TRIGGER announcement_text_stays BEFORE UPDATE OR DELETE ON announcement_text FOR EACH ROW EXECUTE FUNCTION news_guard();
CREATE TRIGGER banner_set_stays BEFORE UPDATE OR DELETE ON banner_set FOR EACH ROW EXECUTE FUNCTION news_guard();
