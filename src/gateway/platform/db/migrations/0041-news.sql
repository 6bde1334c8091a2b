-- What the operator tells people: announcements, the marquee, promotions, banners; and messages to one member.

CREATE TABLE announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What addresses and clients call it.
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z0-9-]{1,60}$'),
  -- PL for the marquee, PU for the popup, PR for a promotion, H for the archive alone.
  kind text NOT NULL CHECK (kind IN ('PL', 'PU', 'PR', 'H')),
  -- Whom the popup is for: A who is logged in, B who is not, F who is for the first time.
  executions text[] NOT NULL CHECK (executions <@ ARRAY['A', 'B', 'F'] AND cardinality(executions) > 0),
  promotion_type text,
  position integer NOT NULL DEFAULT 0,
  published_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX announcement_by_time ON announcement (published_at DESC);

-- `content` was sanitised when it was written.
CREATE TABLE announcement_text (
  announcement_id bigint NOT NULL REFERENCES announcement ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  PRIMARY KEY (announcement_id, language)
);

CREATE TABLE banner (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  group_name text NOT NULL CHECK (group_name IN ('w_home', 'w_login', 'w_register', 'w_forget')),
  -- Base of the picture's address, without size and format.
  image_url text NOT NULL,
  url text NOT NULL,
  linkage_type text NOT NULL CHECK (linkage_type IN ('NONE', 'PAGE', 'PROMO', 'LINK')),
  -- By language: {"pt": {"title": …, "lead": …}}
  texts jsonb NOT NULL,
  position integer NOT NULL,
  UNIQUE (group_name, position)
);

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
  UNIQUE (member_id, reference)
);
CREATE INDEX member_message_unread ON member_message (member_id) WHERE read_at IS NULL;
