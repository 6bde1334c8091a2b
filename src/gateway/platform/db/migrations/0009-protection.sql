-- Protection of players: limits, pauses, exclusions, and the time that somebody plays (product rules 17.1 to 17.12).

-- Protection of players: limits, pauses, exclusions, and the time that somebody plays (product rules 17.1 to 17.12).
-- One row for each member who has a limit, a check of reality, or has ever paused. A bet of anybody else looks here
-- once and finds nothing.
CREATE TABLE member_protection (
  member_id bigint PRIMARY KEY REFERENCES member,
  -- Minutes of play after which a player is shown how long it has been.
  reality_minutes integer CHECK (reality_minutes > 0),
  -- No deposit and no stake: a pause, or an exclusion of the member's own.
  blocked_kind text CHECK (blocked_kind IN ('pause', 'exclusion')),
  blocked_from timestamptz,
  -- NULL while blocked is for good.
  blocked_until timestamptz,
  -- When the exclusion register was asked last, and since when it names the member; NULL if it does not.
  register_asked_at timestamptz,
  registered_at timestamptz,
  CHECK ((blocked_kind IS NULL) = (blocked_from IS NULL)),
  CHECK (blocked_until IS NULL OR blocked_kind IS NOT NULL)
);

-- Limits in force. Amounts in minor units; of `time` in minutes.
CREATE TABLE member_limit (
  member_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'wager', 'loss', 'time')),
  period text NOT NULL CHECK (period IN ('session', 'day', 'week', 'month')),
  amount bigint NOT NULL CHECK (amount >= 0),
  set_at timestamptz NOT NULL,
  -- A higher limit that was asked for, or none at all (`wished_amount` NULL): it can be confirmed between the two
  -- times.
  wished_at timestamptz,
  wished_amount bigint CHECK (wished_amount > amount),
  wished_from timestamptz,
  wished_until timestamptz,
  PRIMARY KEY (member_id, currency, kind, period),
  CHECK (period <> 'session' OR kind = 'time'),
  CHECK ((wished_at IS NULL) = (wished_from IS NULL) AND (wished_at IS NULL) = (wished_until IS NULL)),
  CHECK (wished_amount IS NULL OR wished_at IS NOT NULL)
);

-- What became of limits, pauses and exclusions: the record that a regulator asks for.
CREATE TABLE member_protection_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  at timestamptz NOT NULL,
  -- `member`, `register`, or the operator's name.
  actor text NOT NULL CHECK (actor <> ''),
  action text NOT NULL CHECK (action IN ('limit-set', 'limit-lowered', 'limit-wished', 'limit-raised', 'limit-removed',
    'wish-withdrawn', 'reality-set', 'pause', 'exclusion', 'register-hit', 'register-clear')),
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX member_protection_event_of_member ON member_protection_event (member_id, id);
CREATE TRIGGER member_protection_event_append_only BEFORE UPDATE OR DELETE ON member_protection_event
  FOR EACH ROW EXECUTE FUNCTION keep_row();

-- The current session of play, of those with a row in member_protection.
CREATE TABLE play_clock (
  member_id bigint PRIMARY KEY REFERENCES member,
  started_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL CHECK (last_at >= started_at),
  -- When the player was last shown how long it has been.
  checked_at timestamptz NOT NULL,
  -- Wins less stakes of the same hour before the session, which are not part of it.
  net_before bigint NOT NULL
) WITH (fillfactor = 70);
-- Written by functions/protection.sql; the application only deletes old days, which it locks first.
REVOKE INSERT, UPDATE ON play_clock FROM arara_app;

-- Seconds of play by civil day of the operator.
CREATE TABLE play_day (
  member_id bigint NOT NULL REFERENCES member,
  day date NOT NULL,
  seconds bigint NOT NULL CHECK (seconds >= 0),
  PRIMARY KEY (member_id, day)
) WITH (fillfactor = 70);
REVOKE INSERT ON play_day FROM arara_app;
