-- Vendors of games that speak the vendor protocol (docs/vendors.md).

-- How a vendor is reached. A vendor of the catalogue without a row here has nothing behind its tiles.
CREATE TABLE vendor_link (
  vassalage text PRIMARY KEY REFERENCES vendor,
  -- Where its calls are, without a slash at the end.
  url text NOT NULL CHECK (url ~ '^https?://' AND url !~ '/$' AND length(url) <= 300),
  -- What it speaks: our protocol, or that of an adapter.
  dialect text NOT NULL CHECK (dialect IN ('arara', 'hub88')),
  -- Addresses that may call; an empty list allows all.
  allow_list jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(allow_list) = 'array'),
  enabled boolean NOT NULL DEFAULT true,
  -- Since when it has not answered; null while it does.
  down_since timestamptz,
  created_at timestamptz NOT NULL
);

-- The secrets that sign in both directions. Two may be live, so that a new one takes over without a pause.
CREATE TABLE vendor_key (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  vassalage text NOT NULL REFERENCES vendor_link,
  secret text NOT NULL CHECK (length(secret) >= 16),
  created_at timestamptz NOT NULL,
  -- From then on it is refused.
  ended_at timestamptz
);
CREATE INDEX vendor_key_of_vendor ON vendor_key (vassalage);

-- Nonces of requests: each is used once.
CREATE TABLE vendor_nonce (
  key_id text NOT NULL,
  nonce text COLLATE "C" NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (key_id, nonce)
);
CREATE INDEX vendor_nonce_by_end ON vendor_nonce USING brin (expires_at) WITH (pages_per_range='32');

-- What a vendor promises about a game of the catalogue.
CREATE TABLE vendor_game (
  node_id integer PRIMARY KEY REFERENCES game,
  vassalage text NOT NULL REFERENCES vendor_link,
  -- How the vendor calls it.
  game_id text COLLATE "C" NOT NULL CHECK (game_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- Hundredths of a per cent.
  rtp integer NOT NULL CHECK (rtp BETWEEN 0 AND 10000),
  hit_frequency integer CHECK (hit_frequency BETWEEN 0 AND 10000),
  volatility text CHECK (volatility IN ('low', 'middle', 'high')),
  -- Hundredths of the stake.
  max_win bigint CHECK (max_win >= 0),
  lines integer CHECK (lines >= 0),
  -- Shortest time between the starts of two rounds, in milliseconds.
  cycle integer NOT NULL CHECK (cycle BETWEEN 0 AND 60000),
  free_play boolean NOT NULL,
  -- Whether the vendor offers it, and whether the operator does.
  open boolean NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  -- When players could open it first: it is new for some time.
  opened_at timestamptz NOT NULL,
  UNIQUE (vassalage, game_id)
);

-- The id of a member with a vendor. It tells nothing, and other vendors have other ids.
CREATE TABLE vendor_player (
  vassalage text NOT NULL REFERENCES vendor_link,
  member_id bigint NOT NULL REFERENCES member,
  player_id text COLLATE "C" NOT NULL UNIQUE CHECK (player_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  PRIMARY KEY (vassalage, member_id)
);
CREATE INDEX vendor_player_of_member ON vendor_player (member_id);

-- Tokens of launched games: the one that a launch gives away, and those that a vendor got for it. An old one is kept, so that
-- its refusal can say why.
CREATE TABLE vendor_token (
  -- SHA-256 of the token.
  token_hash bytea PRIMARY KEY,
  vassalage text NOT NULL REFERENCES vendor_link,
  game_session_id bigint NOT NULL REFERENCES game_session ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('launch', 'session')),
  created_at timestamptz NOT NULL,
  -- When it was exchanged for another one.
  used_at timestamptz
);
CREATE INDEX vendor_token_of_session ON vendor_token (game_session_id);

-- Rounds about which their vendor has to be asked, because they have been open for long.
CREATE TABLE vendor_question (
  round_id bigint PRIMARY KEY,
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  next_at timestamptz NOT NULL
);

-- When the last round of a session of a game began, for games with a shortest time between two rounds.
ALTER TABLE game_session ADD COLUMN last_round_at timestamptz;

-- What a vendor wrote to a prize (a win without a bet) or to a correction of a settled bet.
ALTER TABLE wager ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 100);
ALTER TABLE wager DROP CONSTRAINT wager_further_win;
-- A win that comes after its bet was settled is a row of its own, without a stake, that names the first. A prize has no bet. A
-- correction either adds to the win of the bet that it names, or takes something back.
ALTER TABLE wager ADD CONSTRAINT wager_further_win CHECK (
  CASE
    WHEN note IS NOT NULL THEN CASE WHEN stake = 0 THEN win > 0 ELSE win = 0 AND corrects_id IS NOT NULL END
    WHEN corrects_id IS NULL THEN stake > 0
    ELSE stake = 0
  END);

ALTER TABLE vendor_transaction DROP CONSTRAINT vendor_transaction_kind_check;
ALTER TABLE vendor_transaction ADD CONSTRAINT vendor_transaction_kind_check
  CHECK (kind IN ('bet', 'bet-win', 'win', 'rollback', 'state', 'promo', 'adjustment'));

ALTER TYPE refusal_code ADD VALUE 'too_fast';

-- The catalogue in memory is read again when this changes: a vendor or game was switched, came or went.
ALTER TABLE catalogue_state ADD COLUMN turn bigint NOT NULL DEFAULT 0;
CREATE FUNCTION vendor_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER vendor_link_changed AFTER INSERT OR UPDATE OR DELETE ON vendor_link FOR EACH STATEMENT
  EXECUTE FUNCTION vendor_catalogue_changed();
CREATE TRIGGER vendor_game_changed AFTER INSERT OR UPDATE OR DELETE ON vendor_game FOR EACH STATEMENT
  EXECUTE FUNCTION vendor_catalogue_changed();

-- A trial user's bets go, and with them what vendors asked about them. Bets of the house are named by their member.
CREATE INDEX vendor_transaction_of_wager ON vendor_transaction (wager_id) WHERE vendor <> 'house';
