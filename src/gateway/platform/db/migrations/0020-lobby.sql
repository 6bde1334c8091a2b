-- The catalogue (vendors, lanes, games) and what a member keeps of it (favourites, recently launched).

CREATE TABLE vendor (
  vassalage text PRIMARY KEY,
  display_name text NOT NULL,
  glyph text NOT NULL,
  position integer NOT NULL
);

-- A vendor stands in one lane per category. `lane` differs from the category only where cockfight leaves SPORTS.
CREATE TABLE vendor_lane (
  lane text NOT NULL,
  game_type text NOT NULL,
  vassalage text NOT NULL REFERENCES vendor,
  PRIMARY KEY (game_type, vassalage)
);

CREATE TABLE game (
  node_id integer PRIMARY KEY,
  vassalage text NOT NULL REFERENCES vendor,
  game_type text NOT NULL,
  game_name text NOT NULL,
  game_code text NOT NULL,
  game_classify text[] NOT NULL,
  icon_url text NOT NULL,
  is_hot boolean NOT NULL,
  is_new boolean NOT NULL,
  free_trial boolean NOT NULL,
  -- Null where no engine of ours plays the game: it is listed but under maintenance.
  engine text,
  theme text,
  position integer NOT NULL,
  -- False for a game that left the catalogue: rounds and favourites still name it.
  listed boolean NOT NULL,
  CHECK ((engine IS NULL) = (theme IS NULL))
);

-- One row: which catalogue the tables above were filled from.
CREATE TABLE catalogue_state (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  content_hash text NOT NULL
);

CREATE TABLE favourite (
  member_id bigint NOT NULL REFERENCES member,
  node_id integer NOT NULL REFERENCES game,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, node_id)
);

CREATE TABLE recent (
  member_id bigint NOT NULL REFERENCES member,
  node_id integer NOT NULL REFERENCES game,
  launched_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, node_id)
);
