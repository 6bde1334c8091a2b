-- The stems of a game's name, so that a search finds other forms of its words: "tigrinho" and "tigres" find "Tigre". The
-- catalogue's seed computes them (lib/word-stems.ts), so that a search only compares.
ALTER TABLE game ADD COLUMN search_stems tsvector NOT NULL DEFAULT '';
CREATE INDEX game_search_stems ON game USING gin (search_stems) WITH (fastupdate = off);
