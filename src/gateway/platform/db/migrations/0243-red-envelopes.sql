-- Red envelopes: a sum that is cut into shares when it is published, which members take one by one. Product rules 27.7 to 27.12.

CREATE TABLE red_envelope (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name ~ '^[a-z0-9-]{1,40}$'),
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  -- By language.
  titles jsonb NOT NULL,
  -- Minor units, and into how many shares they were cut.
  total bigint NOT NULL,
  shares integer NOT NULL CHECK (shares > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL,
  -- Where the total was put aside, the transfer that brought it there, and the one that took back what nobody had taken.
  account_id bigint NOT NULL UNIQUE REFERENCES ledger_account,
  funded_by bigint NOT NULL UNIQUE,
  returned_by bigint UNIQUE,
  closed_at timestamptz,
  CHECK (total >= shares),
  CHECK (closed_at IS NOT NULL OR returned_by IS NULL)
);
CREATE INDEX red_envelope_open ON red_envelope (ends_at) WHERE closed_at IS NULL;
CREATE INDEX red_envelope_newest ON red_envelope (currency, ends_at DESC, id DESC);

-- The shares in the order in which they are taken. Who has taken one is written once.
CREATE TABLE red_envelope_share (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  envelope_id bigint NOT NULL REFERENCES red_envelope,
  place integer NOT NULL CHECK (place > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  member_id bigint REFERENCES member,
  taken_at timestamptz,
  transfer_id bigint UNIQUE,
  UNIQUE (envelope_id, place),
  UNIQUE (envelope_id, member_id),
  CHECK (num_nonnulls(member_id, taken_at, transfer_id) IN (0, 3))
);
CREATE INDEX red_envelope_share_left ON red_envelope_share (envelope_id, place) WHERE member_id IS NULL;
CREATE INDEX red_envelope_share_member ON red_envelope_share (member_id) WHERE member_id IS NOT NULL;

REVOKE DELETE ON red_envelope, red_envelope_share FROM arara_app;

-- Bodies stand in ../functions; here they only come to be, so that triggers can name them.
CREATE FUNCTION red_envelope_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION red_envelope_share_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER red_envelope_guard BEFORE UPDATE OR DELETE ON red_envelope FOR EACH ROW EXECUTE FUNCTION red_envelope_guard();
CREATE TRIGGER red_envelope_share_guard BEFORE UPDATE OR DELETE ON red_envelope_share
  FOR EACH ROW EXECUTE FUNCTION red_envelope_share_guard();
