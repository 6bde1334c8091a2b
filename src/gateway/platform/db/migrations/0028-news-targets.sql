-- Which members an announcement is for, beside logged-in people: those without a deposit (`newcomers`), or those who can take a
-- promotion. Null: everybody of its executions. See product rule 12.23.
ALTER TABLE announcement ADD COLUMN target text
  CHECK (target = 'newcomers' OR target ~ '^promotion [a-z0-9-]{1,40}$');
ALTER TABLE announcement ADD CONSTRAINT announcement_target_readers
  CHECK (target IS NULL OR (kind = 'PU' AND executions = ARRAY['A']));
