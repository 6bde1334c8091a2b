-- A provider uses the number of a return once, so a return that failed is tried again under another one.
ALTER TABLE deposit_return ADD COLUMN attempt integer NOT NULL DEFAULT 1 CHECK (attempt > 0);
