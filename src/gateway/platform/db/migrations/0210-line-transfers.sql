-- Money that people send along the agent line: to the agent above them, or from an agent to somebody directly below.
CREATE TABLE line_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What both sides call it: 32 letters and digits.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^[A-Z0-9]{26,35}$'),
  -- Who sends.
  member_id bigint NOT NULL REFERENCES member,
  receiver_id bigint NOT NULL REFERENCES member,
  direction text NOT NULL CHECK (direction IN ('up', 'down')),
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  transfer_id bigint NOT NULL UNIQUE,
  sent_at timestamptz NOT NULL,
  CHECK (member_id <> receiver_id)
);
-- The list of each side, and the sums of a period: what was sent today, what was received within a limit's window.
CREATE INDEX line_transfer_of_sender ON line_transfer (member_id, (-id));
CREATE INDEX line_transfer_of_receiver ON line_transfer (receiver_id, (-id));
CREATE INDEX line_transfer_sent ON line_transfer (member_id, sent_at);
CREATE INDEX line_transfer_received ON line_transfer (receiver_id, sent_at);
CREATE TRIGGER line_transfer_append_only BEFORE UPDATE OR DELETE ON line_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
