-- Withdrawals that were paid and, as their members say, never arrived: each until a person of the operator has found out.
CREATE TABLE withdrawal_case (
  withdrawal_id bigint PRIMARY KEY REFERENCES withdrawal,
  opened_at timestamptz NOT NULL,
  -- What was found: the money had arrived, it was paid a second time by another way, or it came back. Null while the case is open.
  outcome text CHECK (outcome IN ('arrived', 'paid_again', 'returned')),
  -- What the operator tells the member; null where the provider reported that the money came back.
  note text CHECK (note <> ''),
  closed_at timestamptz,
  -- `provider`, or the operator's name.
  closed_by text CHECK (closed_by <> ''),
  CHECK ((outcome IS NULL) = (closed_at IS NULL) AND (outcome IS NULL) = (closed_by IS NULL)),
  CHECK (note IS NULL OR outcome IS NOT NULL)
);
CREATE INDEX withdrawal_case_open ON withdrawal_case (withdrawal_id) WHERE outcome IS NULL;

-- What members said so far. A bank has sent some of it back since.
INSERT INTO withdrawal_case (withdrawal_id, opened_at, outcome, closed_at, closed_by)
  SELECT id, paid_at, CASE state WHEN 'returned' THEN 'returned' END, CASE state WHEN 'returned' THEN changed_at END,
    CASE state WHEN 'returned' THEN 'provider' END
  FROM withdrawal WHERE confirmation = 'not_received';

-- The body stands in ../functions; here it only comes to be, so that the trigger can name it.
CREATE FUNCTION withdrawal_case_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER withdrawal_case_guard BEFORE UPDATE OR DELETE ON withdrawal_case
  FOR EACH ROW EXECUTE FUNCTION withdrawal_case_guard();
