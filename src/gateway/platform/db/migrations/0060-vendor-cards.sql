-- Cards that stand for a vendor instead of a game: they open its list and are never launched.

ALTER TABLE game ADD COLUMN is_game boolean NOT NULL DEFAULT true;
ALTER TABLE game ADD CHECK (is_game OR engine IS NULL);
