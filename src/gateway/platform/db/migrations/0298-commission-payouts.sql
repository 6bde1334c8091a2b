-- What agents ask to be moved from their commissions to their main wallet. The amount is held in the commission account until
-- it is decided.
CREATE TABLE commission_payout (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the agent calls it: 32 letters and digits.
  reference text NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  hold_id bigint NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('requested', 'paid', 'rejected')),
  requested_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- `rule`, or who of the house; and why it was rejected, which the agent reads.
  decided_by text,
  reason text,
  transfer_id bigint UNIQUE,
  CHECK ((state = 'requested') = (decided_at IS NULL)),
  CHECK ((state = 'requested') = (decided_by IS NULL)),
  CHECK ((state = 'paid') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'rejected') = (reason IS NOT NULL))
);
CREATE INDEX commission_payout_of_agent ON commission_payout (member_id, (-id));
CREATE INDEX commission_payout_open ON commission_payout (id) WHERE state = 'requested';

CREATE FUNCTION commission_payout_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER commission_payout_guard BEFORE UPDATE OR DELETE ON commission_payout
  FOR EACH ROW EXECUTE FUNCTION commission_payout_guard();
