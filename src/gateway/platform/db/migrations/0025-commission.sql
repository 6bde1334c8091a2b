-- Contracts of agents, what they gave in each period, and how it was paid. See decision 0037.

-- Contracts an upline offers to a downline, and offers to end one. They count once the lower level has accepted.
CREATE TABLE contract_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The lower level, who answers.
  member_id bigint NOT NULL REFERENCES member,
  upline_id bigint NOT NULL REFERENCES member,
  contract text NOT NULL CHECK (contract IN ('dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary')),
  kind text NOT NULL CHECK (kind IN ('new', 'termination')),
  -- Hundredths of a percent.
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 10000),
  -- What the period must reach; minor units of `currency`. Null where nothing is asked.
  period_valid_bet bigint CHECK (period_valid_bet >= 0),
  period_pnl bigint,
  active_members integer CHECK (active_members >= 0),
  bet_amount bigint CHECK (bet_amount >= 0),
  currency char(3) NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected', 'withdrawn', 'expired')),
  offered_at timestamptz NOT NULL,
  answered_at timestamptz,
  -- As in `line_contract_version`. Null for the end of a contract.
  terms jsonb,
  -- The other side answers.
  asked_by text NOT NULL DEFAULT 'upline' CHECK (asked_by IN ('upline', 'downline')),
  expires_at timestamptz,
  CHECK (member_id <> upline_id),
  CHECK ((status = 'pending') = (answered_at IS NULL)),
  CHECK (kind = 'termination' OR asked_by = 'upline')
);
-- Of each contract one offer at a time waits for an answer.
CREATE UNIQUE INDEX contract_request_pending ON contract_request (member_id, contract) WHERE status = 'pending';
CREATE INDEX contract_request_by_member ON contract_request (member_id, contract, answered_at);
CREATE INDEX contract_request_by_upline ON contract_request (upline_id);
CREATE INDEX contract_request_expiring ON contract_request (expires_at) WHERE status = 'pending';

-- Contracts of agents: what an agent gets, by which rules, from when on.
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
-- The settlement reads the contracts of a kind that are in force: without this index it reads all that have ended too.
-- 0.3 MB for 10,000 contracts.
CREATE INDEX line_contract_in_force ON line_contract (kind, coalesce(ends_at, 'infinity'));

-- The terms of a contract. Versions never change; another rule is another version, in force from the start of a period
-- that has not begun.
CREATE TABLE line_contract_version (
  contract_id bigint NOT NULL REFERENCES line_contract,
  version integer NOT NULL CHECK (version > 0),
  -- `ContractTerms` of gateway/agents/terms/terms.ts; amounts in minor units as digits, rates in hundredths of a
  -- percent.
  terms jsonb NOT NULL,
  -- Start of the first period that is settled by it, up to the next version's.
  effective_from timestamptz NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (contract_id, version),
  UNIQUE (contract_id, effective_from)
);
-- A length of period that was never settled begins with its first contract. At most 0.3 MB for 10,000 contracts.
CREATE INDEX line_contract_version_of_cycle ON line_contract_version ((terms ->> 'cycle'), effective_from);
CREATE TRIGGER line_contract_version_append_only BEFORE UPDATE OR DELETE ON line_contract_version
  FOR EACH ROW EXECUTE FUNCTION keep_row();

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
-- What happened between two agents is read by the pair, newest first.
CREATE INDEX contract_event_of_pair ON contract_event (agent_id, upline_id, (-id));
CREATE TRIGGER contract_event_append_only BEFORE UPDATE OR DELETE ON contract_event
  FOR EACH ROW EXECUTE FUNCTION keep_row();

-- What a contract gave in a period, with all that decided it, written once. A fact that comes later never changes a
-- statement; it is a correction in the next one.
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
  -- The version of the rules in gateway/agents/terms.
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
  -- `due` is paid in a moment; `insufficient` waits for money of the agent who pays; `held` for somebody of the house
  -- to look.
  state text NOT NULL CHECK (state IN ('due', 'held', 'insufficient', 'paid', 'nothing', 'notReached')),
  decided_at timestamptz,
  -- Who let a held one go.
  decided_by text,
  transfer_id bigint UNIQUE,
  -- Each state of a statement has its date: a held one is released, and one that an agent pays may wait for money
  -- first.
  released_at timestamptz,
  -- When its payer did not have enough for the first time.
  insufficient_at timestamptz,
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
CREATE INDEX line_statement_of_contract ON line_statement (contract_id, (-id));
CREATE INDEX line_statement_by_end ON line_statement (agent_id, ends_at);
CREATE INDEX line_statement_open ON line_statement (id) WHERE state IN ('due', 'insufficient');
-- Statements of an agent are listed and summed by when their periods end: those of one month are read without all that
-- came later.
CREATE INDEX line_statement_of_kind ON line_statement (agent_id, kind, ends_at, id);
-- Statements that agents pay, by the agent who pays them.
CREATE INDEX line_statement_by_upline ON line_statement (upline_id, ends_at) WHERE payer = 'upline';
CREATE INDEX line_statement_owed ON line_statement (upline_id)
  WHERE payer = 'upline' AND state IN ('due', 'held', 'insufficient');
-- Statements that wait for the operator's approval are few.
CREATE INDEX line_statement_held ON line_statement (id) WHERE state = 'held';
CREATE TRIGGER line_statement_guard BEFORE UPDATE OR DELETE ON line_statement
  FOR EACH ROW EXECUTE FUNCTION keep_row('a statement stays as it was settled',
    'state: held > due: decided_at decided_by released_at transfer_id',
    'state: due > insufficient: decided_at insufficient_at transfer_id',
    'state: due insufficient > paid: decided_at transfer_id');

-- Whom a statement counts as active.
CREATE TABLE line_statement_active (
  statement_id bigint NOT NULL REFERENCES line_statement,
  member_id bigint NOT NULL REFERENCES member,
  valid_bet bigint NOT NULL,
  deposited bigint NOT NULL,
  PRIMARY KEY (statement_id, member_id)
);
CREATE TRIGGER line_statement_active_append_only BEFORE UPDATE OR DELETE ON line_statement_active
  FOR EACH ROW EXECUTE FUNCTION keep_row();

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
CREATE TRIGGER line_adjustment_guard BEFORE UPDATE OR DELETE ON line_adjustment
  FOR EACH ROW EXECUTE FUNCTION keep_row('a correction belongs to one statement',
    'statement_id: null > *');

-- Movements of money of accounts below agents, one by one, for the list that agents read. Whoever counts the sums of
-- `line_money` writes them in the same statement, so that both say the same.
CREATE TABLE line_entry (
  -- The posting of the ledger.
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Civil day of the operator, by which it belongs to a line.
  day date NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  -- Directly above on that day.
  agent_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal', 'reward', 'rebate', 'transfer')),
  -- What the account got, or gave with a minus sign; with the fee of a deposit, as in the sums.
  amount bigint NOT NULL
);
-- A list over a line reads the newest of each agent, and merges them.
CREATE INDEX line_entry_below ON line_entry (agent_id, currency, at, id);
CREATE INDEX line_entry_below_of_kind ON line_entry (agent_id, currency, kind, at, id);
CREATE INDEX line_entry_of_member ON line_entry (member_id, currency, at, id);

-- What contracts of agents gave in each period: with all that decided it, written once. A fact that comes later never
-- changes a statement; it is a correction in the next one. See decision 0037. Up to where contracts of a kind and
-- length of period are settled, and what the next period waits for.
CREATE TABLE line_settled (
  kind text NOT NULL,
  cycle text NOT NULL,
  settled_to timestamptz NOT NULL,
  -- `figures`: bets of the period are not all counted yet.
  waits_for text CHECK (waits_for IN ('figures')),
  PRIMARY KEY (kind, cycle)
);

-- What rebates along the line gave for a civil day: to each account of its own valid bets, and to each agent what its
-- rate gives of all below, less what those below have of it. Written once a day is over and counted. See decision 0037.
CREATE TABLE line_rebate_payment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  day date NOT NULL,
  currency char(3) NOT NULL,
  -- `own`: of own bets, into the main wallet. `team`: of those below, into the commissions.
  part text NOT NULL CHECK (part IN ('own', 'team')),
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  -- In hundredths of a percent, and the share at that rate, rounded down.
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 10000),
  gross bigint NOT NULL CHECK (gross >= 0),
  -- What of it those below have.
  below bigint NOT NULL CHECK (below BETWEEN 0 AND gross),
  state text NOT NULL CHECK (state IN ('due', 'paid', 'nothing')),
  worked_out_at timestamptz NOT NULL,
  transfer_id bigint UNIQUE,
  UNIQUE (member_id, day, currency, part),
  CHECK (part = 'team' OR below = 0),
  CHECK ((state = 'paid') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'nothing') = (gross = below))
);
CREATE INDEX line_rebate_payment_due ON line_rebate_payment (id) WHERE state = 'due';
CREATE INDEX line_rebate_payment_of_agent ON line_rebate_payment (member_id, day) WHERE part = 'team';
CREATE TRIGGER line_rebate_payment_guard BEFORE UPDATE OR DELETE ON line_rebate_payment
  FOR EACH ROW EXECUTE FUNCTION keep_row('a rebate of a day is paid once',
    'state: due > paid: transfer_id');

-- What agents ask to be moved from their commissions to their main wallet. The amount is held in the commission account
-- until it is decided.
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
CREATE TRIGGER commission_payout_guard BEFORE UPDATE OR DELETE ON commission_payout
  FOR EACH ROW EXECUTE FUNCTION keep_row('a payout of commissions is decided once',
    'state: requested > *: decided_at decided_by reason transfer_id');

-- Statements that were worked out again: what came of the last time.
CREATE TABLE statement_check (
  statement_id bigint PRIMARY KEY REFERENCES line_statement,
  agrees boolean NOT NULL,
  -- Figures that differ, as stated and as found.
  differs jsonb NOT NULL,
  checked_at timestamptz NOT NULL
);
CREATE INDEX statement_check_differing ON statement_check (statement_id) WHERE NOT agrees;

-- Long computations that agents asked for: what is asked, how far it is, and its result for a limited time. See
-- decision 0039.
CREATE TABLE computation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Who asked. Nobody else gets the result.
  member_id bigint NOT NULL REFERENCES member,
  kind text NOT NULL CHECK (kind IN ('statementCheck', 'activity')),
  question jsonb NOT NULL,
  -- Hash of the question.
  key bytea NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  result jsonb,
  -- Whoever does the work, and until when the others believe that it is alive.
  holder uuid,
  lease_until timestamptz,
  -- How often the work was begun. Work that ends every gateway that takes it must end too.
  attempts smallint NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  asked_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (member_id, kind, key),
  CHECK ((state = 'running') = (holder IS NOT NULL)),
  CHECK ((state = 'running') = (lease_until IS NOT NULL)),
  CHECK ((state IN ('done', 'failed')) = (ended_at IS NOT NULL)),
  CHECK ((state = 'done') = (result IS NOT NULL)),
  CHECK (state <> 'done' OR progress = 100)
);
CREATE INDEX computation_open ON computation (id) WHERE state IN ('waiting', 'running');
CREATE INDEX computation_ended ON computation (ended_at) WHERE ended_at IS NOT NULL;
