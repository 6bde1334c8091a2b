-- Place of a game among the most played ones of its category, from 1; null for the others. A job writes it once a day.
ALTER TABLE game ADD COLUMN played_rank integer;
