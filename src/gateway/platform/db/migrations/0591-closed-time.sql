-- Up to where time is closed: nothing that counts for a day or another period is written with an earlier moment any more, whatever the
-- clock of a gateway says. See decision 0105.
CREATE TABLE closed_time (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  closed_to timestamptz NOT NULL DEFAULT '-infinity',
  -- As in `vip_mark`: the transactions that may still write before `seen_at`, and the moment before which none does.
  seen_to bigint NOT NULL DEFAULT 0,
  seen_at timestamptz,
  complete_to timestamptz
) WITH (fillfactor = 50);
INSERT INTO closed_time DEFAULT VALUES;
