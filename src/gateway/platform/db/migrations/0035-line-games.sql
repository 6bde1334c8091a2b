-- What accounts below agents played, by game: reports of vendors and games read these sums, and never the bets.

-- Bets of the accounts directly below an agent, by the civil day of the operator on which they were settled. Real money
-- and bonus money as in `line_play`, whose sums these are too. A row for each game that somebody of them played that
-- day, however many did.
CREATE TABLE line_games (
  day date NOT NULL,
  agent_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  -- The category in which it was played.
  game_type text NOT NULL,
  -- Its vendor is that of the catalogue now.
  node_id integer NOT NULL REFERENCES game,
  wagers bigint NOT NULL CHECK (wagers >= 0),
  stake bigint NOT NULL CHECK (stake >= 0),
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  win bigint NOT NULL CHECK (win >= 0),
  bonus_stake bigint NOT NULL CHECK (bonus_stake BETWEEN 0 AND stake),
  bonus_win bigint NOT NULL CHECK (bonus_win BETWEEN 0 AND win),
  PRIMARY KEY (agent_id, day, currency, game_type, node_id)
) WITH (fillfactor = 80);

-- The same of everybody below an agent, at any depth, as the line was on that day.
CREATE TABLE team_games (
  day date NOT NULL,
  agent_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  game_type text NOT NULL,
  node_id integer NOT NULL REFERENCES game,
  wagers bigint NOT NULL,
  stake bigint NOT NULL,
  valid_bet bigint NOT NULL,
  win bigint NOT NULL,
  bonus_stake bigint NOT NULL,
  bonus_win bigint NOT NULL,
  PRIMARY KEY (agent_id, day, currency, game_type, node_id)
) WITH (fillfactor = 80);

-- Up to where bets are counted by game. It follows `counted_to` in the same transactions. It is behind it after this
-- migration, and where an older gateway counted that does not know of games; the job then catches up.
ALTER TABLE line_mark ADD COLUMN games_to bigint NOT NULL DEFAULT 0;
