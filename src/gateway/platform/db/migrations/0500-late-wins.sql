-- A win that came after the end of its round is marked as late: true, otherwise null. The answer to its request says so too, but is
-- deleted after some months. Only vendors send such wins, and none was connected before.
ALTER TABLE wager
  ADD COLUMN late boolean,
  ADD CONSTRAINT wager_late_check CHECK (late IS NULL OR (late AND corrects_id IS NOT NULL)) NOT VALID;
