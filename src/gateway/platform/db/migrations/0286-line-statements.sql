-- What contracts of agents gave in each period: with all that decided it, written once. A fact that comes later never changes a
-- statement; it is a correction in the next one. See decision 0057.

-- Up to where contracts of a kind and length of period are settled, and what the next period waits for.
CREATE TABLE line_settled (
  kind text NOT NULL,
  cycle text NOT NULL,
  settled_to timestamptz NOT NULL,
  -- `figures`: bets of the period are not all counted yet.
  waits_for text CHECK (waits_for IN ('figures')),
  PRIMARY KEY (kind, cycle)
);

CREATE TABLE line_statement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id bigint NOT NULL REFERENCES line_contract,
  version integer NOT NULL,
  agent_id bigint NOT NULL REFERENCES member,
  upline_id bigint REFERENCES member,
  kind text NOT NULL,
  currency char(3) NOT NULL,
  -- Its name, and from the first moment up to the second, which belongs to the next one.
  period text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- The version of the rules in gateway/agent/contracts.
  formula smallint NOT NULL,
  -- `TeamFacts` and `Settlement`; amounts in minor units as digits.
  facts jsonb NOT NULL,
  result jsonb NOT NULL,
  -- What reports add up: minor units. `gross` contains what the contracts of the direct downlines gave, `downlines`.
  base bigint NOT NULL,
  gross bigint NOT NULL,
  downlines bigint NOT NULL,
  pay bigint NOT NULL CHECK (pay >= 0),
  -- What the agent pays itself, where the contract says so.
  owes bigint NOT NULL CHECK (owes >= 0),
  -- Who pays: the house, the agent above, or the agent itself what it owes.
  payer text NOT NULL CHECK (payer IN ('platform', 'upline', 'agent')),
  -- Everything that was settled before is in the facts.
  figures_at timestamptz NOT NULL,
  settled_at timestamptz NOT NULL,
  -- `due` is paid in a moment; `insufficient` waits for money of the agent who pays; `held` for somebody of the house to look.
  state text NOT NULL CHECK (state IN ('due', 'held', 'insufficient', 'paid', 'nothing', 'notReached')),
  decided_at timestamptz,
  -- Who let a held one go.
  decided_by text,
  transfer_id bigint UNIQUE,
  UNIQUE (contract_id, period),
  FOREIGN KEY (contract_id, version) REFERENCES line_contract_version,
  CHECK (pay = 0 OR owes = 0),
  CHECK ((owes > 0) = (payer = 'agent')),
  CHECK (payer <> 'upline' OR upline_id IS NOT NULL),
  CHECK ((state = 'paid') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'paid') = (decided_at IS NOT NULL)),
  CHECK (state NOT IN ('nothing', 'notReached') OR (pay = 0 AND owes = 0)),
  CHECK (state IN ('nothing', 'notReached') OR pay + owes > 0)
);
CREATE INDEX line_statement_of_agent ON line_statement (agent_id, kind, (-id));
CREATE INDEX line_statement_of_contract ON line_statement (contract_id, (-id));
CREATE INDEX line_statement_by_end ON line_statement (agent_id, ends_at);
CREATE INDEX line_statement_open ON line_statement (id) WHERE state IN ('due', 'insufficient');

-- Whom a statement counts as active.
CREATE TABLE line_statement_active (
  statement_id bigint NOT NULL REFERENCES line_statement,
  member_id bigint NOT NULL REFERENCES member,
  valid_bet bigint NOT NULL,
  deposited bigint NOT NULL,
  PRIMARY KEY (statement_id, member_id)
);
CREATE TRIGGER line_statement_active_append_only BEFORE UPDATE OR DELETE ON line_statement_active
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();

-- Corrections of settled periods: each is part of the next statement of its contract.
CREATE TABLE line_adjustment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id bigint NOT NULL REFERENCES line_contract,
  -- The statement that it corrects.
  adjusts_id bigint NOT NULL REFERENCES line_statement,
  -- Minor units; negative if too much was given.
  amount bigint NOT NULL CHECK (amount <> 0),
  reason text NOT NULL CHECK (reason <> ''),
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL,
  -- The statement that has it in its sum.
  statement_id bigint REFERENCES line_statement
);
CREATE INDEX line_adjustment_open ON line_adjustment (contract_id) WHERE statement_id IS NULL;
CREATE INDEX line_adjustment_in ON line_adjustment (statement_id) WHERE statement_id IS NOT NULL;
CREATE INDEX line_adjustment_of ON line_adjustment (adjusts_id);

-- Bodies stand in ../functions; here they only come to be, so that triggers can name them.
CREATE FUNCTION line_statement_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION line_adjustment_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER line_statement_guard BEFORE UPDATE OR DELETE ON line_statement FOR EACH ROW EXECUTE FUNCTION line_statement_guard();
CREATE TRIGGER line_adjustment_guard BEFORE UPDATE OR DELETE ON line_adjustment FOR EACH ROW EXECUTE FUNCTION line_adjustment_guard();
