-- What was played lately, kept by a job so that nobody who opens the home page reads bets; and names of games as they are
-- searched. See decision 0024.

-- Up to where the job has counted: bets settled by transactions below `counted_to` and placed since `since`.
CREATE TABLE played_mark (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  counted_to bigint NOT NULL,
  since timestamptz NOT NULL,
  -- Pages of wager whose range the index wager_settled has summed up.
  summed_pages bigint NOT NULL
);
INSERT INTO played_mark (counted_to, since, summed_pages) VALUES (0, '-infinity', 0);

-- Settled bets with real money by hour of UTC (of placed_at) and game; hours before `since` leave.
CREATE TABLE played_hour (
  hour timestamptz NOT NULL,
  node_id integer NOT NULL,
  wagers bigint NOT NULL CHECK (wagers > 0),
  PRIMARY KEY (hour, node_id)
);

-- The sum of those hours.
CREATE TABLE played_game (
  node_id integer PRIMARY KEY,
  game_type text NOT NULL,
  wagers bigint NOT NULL CHECK (wagers > 0)
);
CREATE INDEX played_game_most ON played_game (wagers DESC, node_id);
CREATE INDEX played_game_most_of_type ON played_game (game_type, wagers DESC, node_id);

-- The largest wins of each of those hours and each category: as many as the board can show.
CREATE TABLE top_win (
  wager_id bigint PRIMARY KEY,
  hour timestamptz NOT NULL,
  game_type text NOT NULL,
  node_id integer NOT NULL,
  member_id bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  win bigint NOT NULL CHECK (win > 0),
  currency char(3) NOT NULL,
  settled_at timestamptz NOT NULL
);
CREATE INDEX top_win_largest ON top_win (win DESC, wager_id DESC);
CREATE INDEX top_win_largest_of_type ON top_win (game_type, win DESC, wager_id DESC);
CREATE INDEX top_win_by_hour ON top_win (hour);
CREATE INDEX top_win_by_member ON top_win (member_id);

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- A name without accents and signs, in lower case, its words apart by one space and a space before the first: each word
-- begins after a space. `fold_name` in ../functions gives the same for what is searched.
ALTER TABLE game ADD COLUMN search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  ' ' || btrim(regexp_replace(lower(regexp_replace(normalize(game_name, NFD), '[\u0300-\u036f]', '', 'g')), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g'))
) STORED;
-- A catalogue changes seldom and is searched all the time: nothing waits to be sorted in.
CREATE INDEX game_search ON game USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
