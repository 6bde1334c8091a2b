-- Seeds from which rounds of our own games are drawn, and which round used which (product rules 36).

-- Pairs of a server seed and a client seed. A member has one that plays and one that waits; the others are revealed.
CREATE TABLE seed_pair (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  state text NOT NULL CHECK (state IN ('next', 'active', 'revealed')),
  -- The server seed, sealed with a key that is not in the database.
  sealed text NOT NULL,
  -- SHA-256 of the server seed, hexadecimal. The member knows it before the first round of the pair.
  commitment text NOT NULL UNIQUE CHECK (commitment ~ '^[0-9a-f]{64}$'),
  -- Chosen by the member, or made for a member who chooses none, when the pair begins to play.
  client_seed text CHECK (client_seed ~ '^[!-9;-~]{1,64}$'),
  -- Nonce of the next round: how many rounds the pair has.
  nonce integer NOT NULL DEFAULT 0 CHECK (nonce >= 0),
  server_seed text,
  created_at timestamptz NOT NULL,
  active_at timestamptz,
  revealed_at timestamptz,
  CHECK ((state = 'next') = (client_seed IS NULL) AND (state = 'next') = (active_at IS NULL)),
  CHECK ((state = 'revealed') = (server_seed IS NOT NULL) AND (state = 'revealed') = (revealed_at IS NOT NULL)),
  CHECK (state <> 'next' OR nonce = 0),
  CHECK (server_seed IS NULL OR encode(sha256(convert_to(server_seed, 'UTF8')), 'hex') = commitment)
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX seed_pair_one_active ON seed_pair (member_id) WHERE state = 'active';
CREATE UNIQUE INDEX seed_pair_one_next ON seed_pair (member_id) WHERE state = 'next';
CREATE INDEX seed_pair_by_member ON seed_pair (member_id, id);

-- The pair and nonce that a round was drawn from. No foreign keys, as in `round`.
CREATE TABLE fair_round (
  round_id bigint PRIMARY KEY,
  pair_id bigint NOT NULL,
  nonce integer NOT NULL CHECK (nonce >= 0),
  UNIQUE (pair_id, nonce)
);

-- Written by the functions of fairness.sql alone.
REVOKE INSERT, UPDATE, DELETE ON seed_pair, fair_round FROM arara_app;

-- Least milliseconds between the beginnings of two rounds of a player in one of our own games, as the market's law asks
-- (product rule 37.6). A vendor's games have theirs in vendor_game.
ALTER TABLE game ADD COLUMN cycle integer NOT NULL DEFAULT 0 CHECK (cycle BETWEEN 0 AND 60000);
