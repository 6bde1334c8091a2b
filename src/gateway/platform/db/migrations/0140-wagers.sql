-- A round may have many bets: what was a round of one bet becomes a `wager`, and `round` says what they belong to. Outside
-- games and our own move money by transactions that are kept with their answers. See decision 0022.

ALTER TABLE round DISABLE TRIGGER USER;
ALTER TABLE round RENAME TO wager;
ALTER INDEX round_pkey RENAME TO wager_pkey;
ALTER INDEX round_unseen RENAME TO wager_unseen;
ALTER INDEX round_newest RENAME TO wager_newest;
ALTER INDEX round_by_time RENAME TO wager_by_time;
DROP INDEX round_one_open;
ALTER TABLE wager RENAME COLUMN idempotency_key TO transaction_key;

-- What is not known before the end is not there before.
ALTER TABLE wager
  ALTER COLUMN win DROP NOT NULL,
  ALTER COLUMN outcome DROP NOT NULL,
  DROP CONSTRAINT round_stake_check,
  ADD COLUMN round_id bigint,
  ADD COLUMN hold_id bigint,
  ADD COLUMN state text,
  ADD COLUMN valid_bet bigint,
  ADD COLUMN rule_version smallint,
  ADD COLUMN corrects_id bigint,
  ADD COLUMN transfer_id bigint,
  ADD COLUMN payout_transfer_id bigint,
  ADD COLUMN settled_xid bigint;

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

-- A round of one bet has its bet's id.
INSERT INTO round
  SELECT id, game_session_id, member_id, node_id, 'slots', NULL, mode, currency,
      CASE status WHEN 'open' THEN 'open' ELSE 'ended' END, true,
      CASE status WHEN 'open' THEN outcome END, placed_at, settled_at
    FROM wager;
CREATE UNIQUE INDEX round_one_open ON round (member_id, node_id, mode) WHERE state = 'open' AND exclusive;
CREATE INDEX round_open ON round (id) WHERE state = 'open';
CREATE UNIQUE INDEX round_reference ON round (engine, reference) WHERE reference IS NOT NULL;

-- All that was played so far were slots, of which a settled stake counts whole.
UPDATE wager w SET round_id = w.id, hold_id = w.id,
    state = CASE w.status WHEN 'open' THEN 'open' WHEN 'voided' THEN 'void' ELSE CASE WHEN w.win > 0 THEN 'won' ELSE 'lost' END END,
    win = CASE w.status WHEN 'settled' THEN w.win END,
    outcome = CASE w.status WHEN 'settled' THEN w.outcome END,
    valid_bet = CASE w.status WHEN 'settled' THEN w.stake WHEN 'voided' THEN 0 END,
    rule_version = CASE WHEN w.status <> 'open' THEN 1 END,
    transfer_id = h.transfer_id, payout_transfer_id = h.payout_transfer_id,
    settled_xid = CASE WHEN w.status <> 'open' THEN pg_current_xact_id()::text::bigint END
  FROM (SELECT w.id, h.transfer_id, h.payout_transfer_id FROM wager w LEFT JOIN ledger_hold h ON h.id = w.id) h
  WHERE h.id = w.id;

ALTER TABLE wager
  ALTER COLUMN round_id SET NOT NULL,
  ALTER COLUMN state SET NOT NULL,
  ADD CHECK (state IN ('open', 'won', 'lost', 'void', 'refunded', 'cashed')),
  -- What the history files it under.
  ADD CHECK (status = CASE WHEN state = 'open' THEN 'open' WHEN state IN ('void', 'refunded') THEN 'voided' ELSE 'settled' END),
  -- A win that comes after its bet was settled is a row of its own, without a stake, that names the first.
  ADD CHECK (CASE WHEN corrects_id IS NULL THEN stake > 0 ELSE stake = 0 END),
  ADD CHECK ((status = 'settled') = (win IS NOT NULL)),
  ADD CHECK ((status = 'open') = (valid_bet IS NULL)),
  ADD CHECK ((status = 'open') = (rule_version IS NULL)),
  ADD CHECK ((status = 'open') = (settled_xid IS NULL)),
  ADD CHECK (valid_bet >= 0 AND (status <> 'voided' OR valid_bet = 0));
CREATE INDEX wager_by_round ON wager (round_id);
CREATE UNIQUE INDEX wager_by_hold ON wager (hold_id) WHERE hold_id IS NOT NULL;
-- For what sums up what was settled since it last looked.
CREATE INDEX wager_settled ON wager USING brin (settled_xid) WITH (pages_per_range = 32);
ALTER TABLE wager ENABLE TRIGGER USER;

CREATE SEQUENCE wager_id_seq;
SELECT setval('wager_id_seq', greatest((SELECT max(id) FROM wager), 0) + 1, false);
-- Ids of new bets come after all holds of old ones.
SELECT setval('wager_id_seq', greatest((SELECT last_value FROM ledger_hold_id_seq), (SELECT last_value FROM wager_id_seq)) + 1, false);

ALTER TABLE member_hour RENAME COLUMN first_round TO first_wager;
ALTER TABLE member_hour RENAME COLUMN last_round TO last_wager;
ALTER TABLE member_hour RENAME COLUMN rounds TO wagers;
-- Counted for turnover, points, rebates and commissions.
ALTER TABLE member_hour ADD COLUMN valid_bet bigint NOT NULL DEFAULT 0 CHECK (valid_bet >= 0);
UPDATE member_hour SET valid_bet = stake WHERE status = 'settled';
ALTER TABLE member_hour ALTER COLUMN valid_bet DROP DEFAULT;

-- What games asked for, each with its first answer: asked again, they get it again.
CREATE TABLE vendor_transaction (
  -- `house` for our own games, whose transactions are named by member and key.
  vendor text NOT NULL CHECK (vendor <> ''),
  transaction_id text COLLATE "C" NOT NULL CHECK (transaction_id <> ''),
  -- `rollback` of a bet that never came is followed by a `bet` that is refused for ever.
  kind text NOT NULL CHECK (kind IN ('bet', 'bet-win', 'win', 'rollback')),
  request_hash bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('done', 'refused', 'rolled_back')),
  wager_id bigint,
  -- Why it was refused, or what could be staked after it.
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (vendor, transaction_id)
) WITH (fillfactor = 90);
CREATE INDEX vendor_transaction_by_time ON vendor_transaction USING brin (created_at) WITH (pages_per_range = 32);

-- Keys of bets of the last days, so that none is played twice by being asked for again.
INSERT INTO vendor_transaction (vendor, transaction_id, kind, request_hash, state, wager_id, answer, created_at)
  SELECT 'house', substr(k.actor, 8) || ':' || k.key, CASE w.status WHEN 'open' THEN 'bet' ELSE 'bet-win' END, k.request_hash,
      CASE WHEN w.id IS NULL THEN 'refused' ELSE 'done' END, w.id,
      CASE WHEN w.id IS NULL THEN k.response END, k.created_at
    FROM ledger_idempotency k LEFT JOIN wager w ON w.id = (k.response ->> 'hold')::bigint
    WHERE k.actor ~ '^member:\d+$' AND (w.id IS NOT NULL OR k.response ? 'ledger' OR k.response ? 'refusal');
INSERT INTO vendor_transaction (vendor, transaction_id, kind, request_hash, state, wager_id)
  SELECT 'house', member_id || ':' || transaction_key, 'bet', '\x', 'done', id FROM wager WHERE status = 'open'
  ON CONFLICT DO NOTHING;
DELETE FROM ledger_idempotency WHERE response ? 'hold';

ALTER TABLE ledger_hold DROP COLUMN answer;

DROP TRIGGER round_append_only ON wager;
DROP TRIGGER round_no_truncate ON wager;
DROP TRIGGER round_no_delete ON wager;
DROP TRIGGER round_counted_in ON wager;
DROP TRIGGER round_recounted ON wager;
DROP FUNCTION round_refuse_change, round_counted_in, round_recounted;

-- Bodies of functions stand in ../functions; here they only come to be, so that triggers can name them.
CREATE FUNCTION wager_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION round_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION vendor_transaction_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION wager_counted_in() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION wager_recounted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;

CREATE TRIGGER wager_append_only BEFORE UPDATE ON wager FOR EACH ROW EXECUTE FUNCTION wager_refuse_change();
CREATE TRIGGER wager_no_delete BEFORE DELETE ON wager FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete();
CREATE TRIGGER wager_no_truncate BEFORE TRUNCATE ON wager FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER wager_counted_in BEFORE INSERT ON wager FOR EACH ROW EXECUTE FUNCTION wager_counted_in();
CREATE TRIGGER wager_recounted AFTER DELETE OR UPDATE OF status ON wager FOR EACH ROW EXECUTE FUNCTION wager_recounted();
CREATE TRIGGER round_append_only BEFORE UPDATE ON round FOR EACH ROW EXECUTE FUNCTION round_refuse_change();
CREATE TRIGGER round_no_delete BEFORE DELETE ON round FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete();
CREATE TRIGGER round_no_truncate BEFORE TRUNCATE ON round FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER vendor_transaction_stays BEFORE UPDATE ON vendor_transaction
  FOR EACH ROW EXECUTE FUNCTION vendor_transaction_refuse_change();
CREATE TRIGGER vendor_transaction_no_truncate BEFORE TRUNCATE ON vendor_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

REVOKE ALL ON round, wager, vendor_transaction FROM PUBLIC, arara_app;
GRANT SELECT ON round, wager, vendor_transaction TO arara_app;
