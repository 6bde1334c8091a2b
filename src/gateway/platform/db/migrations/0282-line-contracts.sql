-- Contracts of agents: what an agent gets, by which rules, from when on. Versions never change; another rule is another version, in
-- force from the start of a period that has not begun. See decision 0057.

CREATE TABLE line_contract (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agent_id bigint NOT NULL REFERENCES member,
  -- The agent directly above who gives it; null where the house does.
  upline_id bigint REFERENCES member,
  kind text NOT NULL CHECK (kind IN ('dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary')),
  currency char(3) NOT NULL,
  begun_at timestamptz NOT NULL,
  -- The start of the first period that is not settled any more, and who or what ended it. Null while it goes on.
  ends_at timestamptz,
  ended_by text CHECK (ended_by IN ('agent', 'upline', 'house', 'cascade', 'closed')),
  CHECK (agent_id <> upline_id),
  CHECK ((ends_at IS NULL) = (ended_by IS NULL))
);
-- One of a kind at a time.
CREATE UNIQUE INDEX line_contract_going ON line_contract (agent_id, kind) WHERE ends_at IS NULL;
CREATE INDEX line_contract_given ON line_contract (upline_id, kind);
CREATE INDEX line_contract_of_agent ON line_contract (agent_id, kind);

CREATE TABLE line_contract_version (
  contract_id bigint NOT NULL REFERENCES line_contract,
  version integer NOT NULL CHECK (version > 0),
  -- `ContractTerms` of gateway/agent/contracts/terms.ts; amounts in minor units as digits, rates in hundredths of a percent.
  terms jsonb NOT NULL,
  -- Start of the first period that is settled by it, up to the next version's.
  effective_from timestamptz NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (contract_id, version),
  UNIQUE (contract_id, effective_from)
);
CREATE TRIGGER line_contract_version_append_only BEFORE UPDATE OR DELETE ON line_contract_version
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
