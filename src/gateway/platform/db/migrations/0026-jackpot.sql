-- The jackpot: a pot that grows by a share of bets, stands in the ledger, and falls at an amount that was drawn before.
-- Product rules 34.

-- An amount that an operator claimed, without a pot in the ledger, is shown no more.
DELETE FROM system_setting WHERE name = 'jackpot' AND value ? 'backed';

-- Up to where bets are counted, and the lock of whoever counts.
CREATE TABLE jackpot_mark (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Bets that were settled by transactions below are in a pot, or belong to none.
  counted_to bigint NOT NULL DEFAULT 0,
  -- Bets up to this one count no more: they were placed before the database was restored elsewhere, where the numbers of
  -- transactions begin again.
  after_bet bigint NOT NULL DEFAULT 0
);
INSERT INTO jackpot_mark DEFAULT VALUES;

-- One pot after the other. Its terms never change; a changed setting holds for the next one.
CREATE TABLE jackpot_pot (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  -- What the operator put in, and the most that it may have to reach. Minor units, like all amounts here.
  start bigint NOT NULL CHECK (start > 0),
  ceiling bigint NOT NULL,
  -- The part of each bet that it grows by, in basis points.
  share integer NOT NULL CHECK (share > 0 AND share <= 1000),
  -- Categories and single games whose bets count.
  game_types jsonb NOT NULL,
  node_ids jsonb NOT NULL,
  -- 32 bytes that nobody is told before it falls, and their SHA-256 that everybody is.
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  seed_hash text NOT NULL CHECK (seed_hash ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz NOT NULL,
  account_id bigint NOT NULL UNIQUE REFERENCES ledger_account,
  funded_by bigint NOT NULL UNIQUE,
  -- Bets count in the order of the transactions that settled them, then of their numbers, from behind this one on.
  from_xid bigint NOT NULL,
  from_bet bigint NOT NULL,
  after_bet bigint NOT NULL,
  -- The bets that it counted, and those of them from before the database was restored elsewhere.
  counted bigint NOT NULL DEFAULT 0 CHECK (counted >= passed),
  passed bigint NOT NULL DEFAULT 0,
  -- Start and share: the balance of its account until it is won.
  amount bigint NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'won')),
  CHECK (ceiling > start),
  CHECK (amount >= start)
);
CREATE UNIQUE INDEX jackpot_pot_running ON jackpot_pot (state) WHERE state = 'running';
REVOKE DELETE ON jackpot_pot FROM arara_app;
CREATE TRIGGER jackpot_pot_guard BEFORE UPDATE OR DELETE ON jackpot_pot
  FOR EACH ROW EXECUTE FUNCTION keep_row('a jackpot stays as it was announced',
    'state: running > running won: from_xid from_bet after_bet counted passed amount');

-- Who has won a pot, by which bet.
CREATE TABLE jackpot_win (
  pot_id bigint PRIMARY KEY REFERENCES jackpot_pot,
  member_id bigint NOT NULL REFERENCES member,
  -- The bet that brought the pot to the drawn amount, and its place in the order.
  wager_id bigint NOT NULL UNIQUE,
  settled_xid bigint NOT NULL,
  node_id integer NOT NULL,
  -- The part of it that counted.
  bet bigint NOT NULL CHECK (bet > 0),
  falls_at bigint NOT NULL,
  amount bigint NOT NULL,
  -- When the bet was settled, and when the jackpot was paid.
  won_at timestamptz NOT NULL,
  paid_at timestamptz NOT NULL,
  transfer_id bigint NOT NULL UNIQUE,
  CHECK (amount >= falls_at)
);
CREATE INDEX jackpot_win_member ON jackpot_win (member_id);
REVOKE DELETE ON jackpot_win FROM arara_app;
CREATE TRIGGER jackpot_win_append_only BEFORE UPDATE OR DELETE ON jackpot_win FOR EACH ROW EXECUTE FUNCTION keep_row();
