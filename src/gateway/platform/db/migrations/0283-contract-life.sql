-- The life of contracts between agents: an offer says everything and ends by itself, either side may ask for the end, and what
-- happened is kept. See decision 0058.

ALTER TABLE contract_request
  -- As in `line_contract_version`. Null for the end of a contract, and in offers of before, which nobody can accept any more.
  ADD COLUMN terms jsonb,
  -- The other side answers.
  ADD COLUMN asked_by text NOT NULL DEFAULT 'upline' CHECK (asked_by IN ('upline', 'downline')),
  ADD COLUMN expires_at timestamptz,
  ADD CHECK (kind = 'termination' OR asked_by = 'upline');
ALTER TABLE contract_request DROP CONSTRAINT contract_request_status_check;
ALTER TABLE contract_request ADD CONSTRAINT contract_request_status_check
  CHECK (status IN ('pending', 'accepted', 'rejected', 'withdrawn', 'expired'));
CREATE INDEX contract_request_expiring ON contract_request (expires_at) WHERE status = 'pending';

-- What happened to contracts, in the order in which it did.
CREATE TABLE contract_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Whose contract it is, and who gives it; null where the house does.
  agent_id bigint NOT NULL REFERENCES member,
  upline_id bigint REFERENCES member,
  contract text NOT NULL CHECK (contract IN ('dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary')),
  act text NOT NULL CHECK (act IN ('offered', 'endAsked', 'rejected', 'withdrawn', 'expired', 'begun', 'ended')),
  done_by text NOT NULL CHECK (done_by IN ('agent', 'upline', 'house', 'cascade', 'closed', 'time')),
  -- Somebody of the house, by name.
  person text,
  request_id bigint REFERENCES contract_request,
  contract_id bigint REFERENCES line_contract,
  terms jsonb,
  -- The start of the period from which on it counts, or does not any more.
  effective_at timestamptz,
  at timestamptz NOT NULL
);
CREATE INDEX contract_event_of_agent ON contract_event (agent_id, (-id));
CREATE INDEX contract_event_of_upline ON contract_event (upline_id, agent_id);
CREATE INDEX contract_event_of_contract ON contract_event (contract_id);
CREATE INDEX contract_event_of_request ON contract_event (request_id);
CREATE TRIGGER contract_event_append_only BEFORE UPDATE OR DELETE ON contract_event
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
