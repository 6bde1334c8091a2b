-- Launched games, the rounds and bets played in them, what games asked for, and the sums of a member's history. See
-- decision 0021.

-- A game that a member has launched.
CREATE TABLE game_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the token; the token itself is known to the frame alone.
  token_hash bytea NOT NULL UNIQUE,
  session_id bigint NOT NULL REFERENCES session,
  member_id bigint NOT NULL REFERENCES member,
  node_id integer NOT NULL REFERENCES game,
  mode text NOT NULL CHECK (mode IN ('real', 'trial')),
  -- The wallet it plays with. Play money and real money are different accounts in different currencies.
  account_id bigint NOT NULL,
  currency char(3) NOT NULL,
  started_at timestamptz NOT NULL,
  closed_at timestamptz,
  CHECK ((mode = 'trial') = (currency = 'FUN'))
);
CREATE UNIQUE INDEX game_session_one_open ON game_session (member_id, node_id, mode) WHERE closed_at IS NULL;
CREATE INDEX game_session_by_session ON game_session (session_id);
CREATE INDEX game_session_by_member ON game_session (member_id);

-- What bets belong to. No foreign keys, as in `wager`.
CREATE TABLE round (
  id bigint PRIMARY KEY,
  game_session_id bigint NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL,
  -- Who plays it: an engine of ours, or a vendor.
  engine text NOT NULL CHECK (engine <> ''),
  -- How that one calls it, where it has a name of its own for it.
  reference text,
  mode text NOT NULL CHECK (mode IN ('real', 'trial')),
  currency char(3) NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'ended')),
  -- Whether the game waits for its end before it opens another for this player.
  exclusive boolean NOT NULL,
  -- What the engine goes on from, as long as the round is open.
  engine_state jsonb,
  opened_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK (state = 'open' OR engine_state IS NULL)
) WITH (fillfactor = 90);
CREATE UNIQUE INDEX round_one_open ON round (member_id, node_id, mode) WHERE state = 'open' AND exclusive;
CREATE INDEX round_open ON round (id) WHERE state = 'open';
CREATE UNIQUE INDEX round_reference ON round (engine, reference) WHERE reference IS NOT NULL;
REVOKE INSERT, UPDATE, DELETE ON round FROM arara_app;
CREATE FUNCTION round_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER round_append_only BEFORE UPDATE ON round FOR EACH ROW EXECUTE FUNCTION round_refuse_change();
CREATE TRIGGER round_no_delete BEFORE DELETE ON round FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete();
CREATE TRIGGER round_no_truncate BEFORE TRUNCATE ON round FOR EACH STATEMENT EXECUTE FUNCTION keep_row();

-- Why the database itself refuses a bet, a win or a rollback. The gateway has the same list (gateway/play/vendors/results.ts), and
-- a test compares them.
CREATE TYPE refusal_code AS ENUM ('bonus_bet_too_high', 'free_rounds_over', 'limit_reached', 'play_blocked',
  'reality_check_due', 'vendor_wallet_used', 'already_settled', 'rolled_back', 'win_too_late');

-- Ids of bets.
CREATE SEQUENCE wager_id_seq;

-- A bet, and a further win of one. No foreign keys: functions/vendors.sql takes all of them from a game session, which
-- has them, and to check them again would make every spin lock the row of its game.
CREATE TABLE wager (
  -- Assigned by `wager_id_seq`, in the order of the bets.
  id bigint PRIMARY KEY,
  game_session_id bigint NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL,
  mode text NOT NULL,
  currency char(3) NOT NULL,
  stake bigint NOT NULL,
  -- Drawn with the outcome; not the player's before the round is settled.
  win bigint CHECK (win >= 0),
  outcome jsonb,
  status text NOT NULL CHECK (status IN ('open', 'settled', 'voided')),
  transaction_key text NOT NULL,
  -- What could be staked before the stake was held, and after the settlement.
  balance_before bigint NOT NULL,
  balance_after bigint,
  placed_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- Settled without its player waiting for it: shown to them until their next spin.
  unseen boolean NOT NULL DEFAULT false,
  -- The category a round was played in: a game that moves to another one later does not move what was played.
  game_type text NOT NULL,
  round_id bigint NOT NULL,
  -- Keeps the stake while the bet is open; null where it was settled at once, or a bonus pays the whole stake.
  hold_id bigint,
  state text NOT NULL,
  -- What counts for turnover, points and commissions, and the version of the rule that counted it.
  valid_bet bigint,
  rule_version smallint,
  -- The bet whose further win this is.
  corrects_id bigint,
  -- Of the stake, and of the win.
  transfer_id bigint,
  payout_transfer_id bigint,
  -- The transaction that settled it, for what sums up settled bets one transaction after another.
  settled_xid bigint,
  -- What a bet took from and brought to a bonus. Null for all that was played without one.
  grant_id bigint,
  bonus_stake bigint,
  bonus_win bigint,
  bonus_hold_id bigint,
  -- A round that its player paid nothing for: the whole stake is bonus money, and so is the win.
  free_id bigint,
  -- A win that came after the end of its round is marked as late: true, otherwise null. The answer to its request says
  -- so too, but is deleted after some months.
  late boolean,
  CHECK ((status = 'open') = (settled_at IS NULL)),
  CHECK ((status = 'open') = (balance_after IS NULL)),
  CHECK (state IN ('open', 'won', 'lost', 'void', 'refunded', 'cashed')),
  -- What the history files it under.
  CONSTRAINT wager_status_of_state CHECK (status = CASE WHEN state = 'open' THEN 'open'
    WHEN state IN ('void', 'refunded') THEN 'voided' ELSE 'settled' END),
  -- A win that comes after its bet was settled is a row of its own, without a stake, that names the first.
  CONSTRAINT wager_further_win CHECK (CASE WHEN corrects_id IS NULL THEN stake > 0 ELSE stake = 0 END),
  CHECK ((status = 'settled') = (win IS NOT NULL)),
  CHECK ((status = 'open') = (valid_bet IS NULL)),
  CHECK ((status = 'open') = (rule_version IS NULL)),
  CHECK ((status = 'open') = (settled_xid IS NULL)),
  CHECK (valid_bet >= 0 AND (status <> 'voided' OR valid_bet = 0)),
  CHECK (bonus_stake BETWEEN 0 AND stake),
  CHECK (bonus_win BETWEEN 0 AND win),
  CHECK ((num_nonnulls(grant_id, free_id) = 0) = (bonus_stake IS NULL)),
  CHECK (num_nonnulls(grant_id, free_id) < 2),
  CHECK (free_id IS NULL OR (bonus_stake = stake AND bonus_win = win AND valid_bet = 0)),
  CONSTRAINT wager_late_check CHECK (late IS NULL OR (late AND corrects_id IS NOT NULL))
);
CREATE INDEX wager_unseen ON wager (member_id, node_id, mode) WHERE unseen;
-- Newest first by id, which the database assigns: a clock that is set back reorders nothing. The id is negated so that
-- no plan takes the primary key for this order: that one leads past everybody's rounds.
CREATE INDEX wager_newest ON wager (member_id, currency, game_type, status, (-id));
-- Rounds by time, for the winner board and the most played games. Rounds come in the order of their time, so a range
-- index is a few pages, and a spin pays next to nothing for it.
CREATE INDEX wager_by_time ON wager USING brin (placed_at) WITH (pages_per_range = 32);
CREATE INDEX wager_by_round ON wager (round_id);
CREATE UNIQUE INDEX wager_by_hold ON wager (hold_id) WHERE hold_id IS NOT NULL;
-- For what sums up what was settled since it last looked.
CREATE INDEX wager_settled ON wager USING brin (settled_xid) WITH (pages_per_range = 32);
CREATE UNIQUE INDEX wager_by_bonus_hold ON wager (bonus_hold_id) WHERE bonus_hold_id IS NOT NULL;
CREATE INDEX wager_free ON wager (free_id) WHERE free_id IS NOT NULL;
-- A member's bets of a period. Its condition must not be that of what reads all new bets, whose plan would take this
-- index for the short one of transactions.
CREATE INDEX wager_settled_of_member ON wager (member_id, settled_at) WHERE settled_at IS NOT NULL AND mode = 'real';
REVOKE INSERT, UPDATE, DELETE ON wager FROM arara_app;
CREATE FUNCTION wager_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER wager_append_only BEFORE UPDATE ON wager FOR EACH ROW EXECUTE FUNCTION wager_refuse_change();
CREATE TRIGGER wager_no_delete BEFORE DELETE ON wager FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete();
CREATE TRIGGER wager_no_truncate BEFORE TRUNCATE ON wager FOR EACH STATEMENT EXECUTE FUNCTION keep_row();
CREATE FUNCTION wager_counted_in() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER wager_counted_in BEFORE INSERT ON wager FOR EACH ROW EXECUTE FUNCTION wager_counted_in();
CREATE FUNCTION wager_recounted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER wager_recounted AFTER DELETE OR UPDATE OF status ON wager FOR EACH ROW EXECUTE FUNCTION wager_recounted();

-- What games asked for, each with its first answer: asked again, they get it again.
CREATE TABLE vendor_transaction (
  -- `house` for our own games, whose transactions are named by member and key.
  vendor text NOT NULL CHECK (vendor <> ''),
  transaction_id text COLLATE "C" NOT NULL CHECK (transaction_id <> ''),
  -- `rollback` of a bet that never came is followed by a `bet` that is refused for ever.
  kind text NOT NULL,
  request_hash bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('done', 'refused', 'rolled_back')),
  wager_id bigint,
  -- Why it was refused, or what could be staked after it.
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (vendor, transaction_id),
  CONSTRAINT vendor_transaction_kind_check CHECK (kind IN ('bet', 'bet-win', 'win', 'rollback', 'state'))
) WITH (fillfactor = 90);
CREATE INDEX vendor_transaction_by_time ON vendor_transaction USING brin (created_at) WITH (pages_per_range = 32);
REVOKE INSERT, UPDATE, DELETE ON vendor_transaction FROM arara_app;
CREATE FUNCTION vendor_transaction_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER vendor_transaction_stays BEFORE UPDATE ON vendor_transaction
  FOR EACH ROW EXECUTE FUNCTION vendor_transaction_refuse_change();
CREATE TRIGGER vendor_transaction_no_truncate BEFORE TRUNCATE ON vendor_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row();

-- Rounds of a member by hour of UTC (of placed_at), category and state. Any time zone's day is a sum of these, but for
-- the zones that lie half an hour off, whose first and last hour is read from the rounds themselves.
CREATE TABLE member_hour (
  -- Whoever deletes a member deletes their rounds and these.
  member_id bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  currency char(3) NOT NULL,
  hour timestamptz NOT NULL CHECK (hour = date_trunc('hour', hour, 'UTC')),
  game_type text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'settled', 'voided')),
  wagers bigint NOT NULL CHECK (wagers >= 0),
  stake bigint NOT NULL CHECK (stake >= 0),
  -- Zero unless settled: what was drawn is not the player's before that.
  win bigint NOT NULL CHECK (win >= 0),
  -- No round of this row has an id outside of these.
  first_wager bigint NOT NULL,
  last_wager bigint NOT NULL,
  -- Counted for turnover, points, rebates and commissions.
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  -- Limits count a member's own money only.
  bonus_stake bigint NOT NULL DEFAULT 0,
  bonus_win bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, currency, hour, game_type, status)
) WITH (fillfactor = 80);
-- Written by the triggers of `wager`, and by nobody else.
REVOKE INSERT, UPDATE, DELETE ON member_hour FROM arara_app;
