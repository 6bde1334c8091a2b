-- What the operator tells people (messages to one member, news, banners), and what they tell the operator.

-- Messages to one member.
CREATE TABLE member_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  -- deposit_credited, deposit_failed, withdrawal_approved, withdrawal_rejected, welcome: the site has the words.
  kind text NOT NULL,
  -- What the words need: amounts as digit strings with their currency.
  details jsonb NOT NULL DEFAULT '{}',
  -- What it belongs to: whoever tells of it twice tells it once.
  reference text NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  -- A deleted message keeps its reference, so that the same event is not told again, but not what it said.
  deleted_at timestamptz,
  UNIQUE (member_id, reference)
);
CREATE INDEX member_message_unread ON member_message (member_id) WHERE read_at IS NULL;
CREATE INDEX member_message_by_time ON member_message (sent_at);
CREATE INDEX member_message_listed ON member_message (member_id, id) WHERE deleted_at IS NULL;
CREATE FUNCTION event_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER member_message_sent AFTER INSERT ON member_message
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION event_of_messages();
CREATE TRIGGER member_message_changed AFTER UPDATE ON member_message
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION event_of_messages();

-- Messages of a demonstration, which go no further.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  recipient text NOT NULL,
  subject text,
  body text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_by_recipient ON outbox (recipient, id);

-- What visitors and members told the operator.
CREATE TABLE feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  question_type text NOT NULL,
  content text NOT NULL,
  contact text,
  address text NOT NULL,
  sent_at timestamptz NOT NULL,
  -- Null for visitors and trial users. The answer is the operator's.
  member_id bigint REFERENCES member,
  answer text,
  answered_at timestamptz,
  answered_by text
);
CREATE INDEX feedback_of_member ON feedback (member_id, id) WHERE member_id IS NOT NULL;

-- News: announcements, the marquee, popups and promotions. One never changes: other words, and its end, are another
-- version of it. The newest version that has begun counts.
CREATE TABLE announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What addresses and clients call it.
  code text NOT NULL CHECK (code ~ '^[a-z0-9-]{1,60}$'),
  -- PL for the marquee, PU for the popup, PR for a promotion, H for the archive alone.
  kind text NOT NULL CHECK (kind IN ('PL', 'PU', 'PR', 'H')),
  -- Whom the popup is for: A who is logged in, B who is not, F who is for the first time.
  executions text[] NOT NULL,
  promotion_type text,
  position integer NOT NULL DEFAULT 0,
  published_at timestamptz NOT NULL,
  ended_at timestamptz,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- Base of the picture's address, without size and format; null: the site chooses one.
  picture text,
  -- Null for what came with the demonstration.
  put_in_by text CHECK (put_in_by <> ''),
  CONSTRAINT announcement_version UNIQUE (code, version),
  CONSTRAINT announcement_executions_check CHECK (
    cardinality(executions) > 0 AND (executions <@ ARRAY['A', 'B', 'F'] OR (executions = ARRAY['G'] AND kind IN ('PU', 'H')))
  )
);
CREATE INDEX announcement_by_time ON announcement (published_at DESC);
REVOKE UPDATE, DELETE ON announcement FROM arara_app;
CREATE FUNCTION event_of_announcement() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER announcement_event AFTER INSERT ON announcement FOR EACH ROW EXECUTE FUNCTION event_of_announcement();
CREATE TRIGGER announcement_stays BEFORE UPDATE OR DELETE ON announcement
  FOR EACH ROW EXECUTE FUNCTION keep_row('what was published stays; other words are another version');

-- The words of an announcement in a language. `content` was sanitised when it was written.
CREATE TABLE announcement_text (
  announcement_id bigint NOT NULL REFERENCES announcement ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  PRIMARY KEY (announcement_id, language)
);
REVOKE UPDATE, DELETE ON announcement_text FROM arara_app;
CREATE TRIGGER announcement_text_stays BEFORE UPDATE OR DELETE ON announcement_text
  FOR EACH ROW EXECUTE FUNCTION keep_row('what was published stays; other words are another version');

-- The banners of one place, as a whole. Without banners the place is empty.
CREATE TABLE banner_set (
  group_name text NOT NULL CHECK (group_name IN ('w_home', 'w_login', 'w_register', 'w_forget')),
  version integer NOT NULL CHECK (version > 0),
  -- In their order: address of the picture without size and format, where it leads, texts by language. See
  -- gateway/news/news-files.ts.
  banners jsonb NOT NULL,
  valid_from timestamptz NOT NULL,
  -- Null: until the next version.
  valid_until timestamptz CHECK (valid_until > valid_from),
  -- Null for what came with the demonstration.
  put_in_by text CHECK (put_in_by <> ''),
  PRIMARY KEY (group_name, version)
);
REVOKE UPDATE, DELETE ON banner_set FROM arara_app;
CREATE TRIGGER banner_set_stays BEFORE UPDATE OR DELETE ON banner_set
  FOR EACH ROW EXECUTE FUNCTION keep_row('what was published stays; other words are another version');
