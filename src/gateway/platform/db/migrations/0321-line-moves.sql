-- Accounts that the house moved below another agent: what was before and after, by whom and why. See decision 0062.
CREATE TABLE line_move (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  -- Directly above before; null for the top of a line and for who stood in none.
  from_id bigint REFERENCES member,
  to_id bigint NOT NULL REFERENCES member,
  -- The first civil day that belongs to the new line.
  from_day date NOT NULL,
  -- Rebates in hundredths of a percent, and how many accounts and contracts the move took along or ended.
  rate_before integer NOT NULL,
  rate_after integer NOT NULL,
  agents integer NOT NULL,
  rebates_lowered integer NOT NULL,
  contracts_ended integer NOT NULL,
  -- Who of the house, and why.
  moved_by text NOT NULL CHECK (moved_by <> ''),
  reason text NOT NULL CHECK (reason <> ''),
  at timestamptz NOT NULL,
  CHECK (member_id <> to_id)
);
CREATE INDEX line_move_of_member ON line_move (member_id, id);
CREATE TRIGGER line_move_append_only BEFORE UPDATE OR DELETE ON line_move
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
