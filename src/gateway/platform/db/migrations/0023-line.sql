-- The agent line: who stands below whom, to any depth up to 64, and what they played and paid. Reports, contracts and
-- the right to see an account read it. A place is held from one civil day up to another, so that a day belongs to one
-- line as a whole. See decision 0035.

-- The agent line: who stands below whom, to any depth up to 64. Reports, contracts and the right to see an account read
-- it. A place is held from one civil day up to another, so that a day belongs to one line as a whole. See decision
-- 0056. Agents below agents, each with itself at depth 0. Members are not here: they have a place below an agent.
CREATE TABLE agent_line (
  upline_id bigint NOT NULL REFERENCES member,
  downline_id bigint NOT NULL REFERENCES member,
  depth smallint NOT NULL CHECK (depth BETWEEN 0 AND 64),
  -- Days of the operator's time zone; up to `to_day`, which does not belong to it any more.
  from_day date NOT NULL DEFAULT '-infinity',
  to_day date NOT NULL DEFAULT 'infinity',
  PRIMARY KEY (upline_id, downline_id, from_day),
  CHECK (from_day < to_day),
  CHECK ((depth = 0) = (upline_id = downline_id))
);
CREATE INDEX agent_line_above ON agent_line (downline_id, depth);
-- Agents directly below another: a line may have thousands of agents further down, and thousands of members directly
-- below.
CREATE INDEX agent_line_direct ON agent_line (upline_id, downline_id) WHERE depth = 1 AND to_day = 'infinity';

-- The agent directly above an account, which may be a member's or an agent's. Who was invited by a friend has none.
CREATE TABLE line_place (
  member_id bigint NOT NULL REFERENCES member,
  agent_id bigint NOT NULL REFERENCES member,
  from_day date NOT NULL DEFAULT '-infinity',
  to_day date NOT NULL DEFAULT 'infinity',
  -- When the account was opened.
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, from_day),
  CHECK (member_id <> agent_id),
  CHECK (from_day < to_day)
);
CREATE INDEX line_place_below ON line_place (agent_id, member_id);
CREATE INDEX line_place_joined ON line_place (agent_id, joined_at);

-- Accounts that the house moved below another agent: what was before and after, by whom and why. See decision 0035.
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
CREATE TRIGGER line_move_append_only BEFORE UPDATE OR DELETE ON line_move FOR EACH ROW EXECUTE FUNCTION keep_row();

-- Rebates along the agent line: what an account gets of its valid bets, from a civil day of the operator on. The newest
-- row that has begun counts. Nobody has more than the agent directly above; who has no agent above may give what the
-- setting `lineRebate` says. See decision 0040.
CREATE TABLE line_rebate (
  member_id bigint NOT NULL REFERENCES member,
  from_day date NOT NULL,
  -- In hundredths of a percent.
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 10000),
  -- The agent who set it.
  set_by bigint NOT NULL REFERENCES member,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, from_day)
);

-- What accounts below agents played, by the civil day of the operator on which the bet was settled, by account and
-- category. Real money alone, minor units, as everywhere here. Agents' reports and contracts read these sums; `npm run
-- reconcile` compares them with the bets and the ledger.
CREATE TABLE line_play (
  day date NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  -- Directly above on that day.
  agent_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  game_type text NOT NULL,
  wagers bigint NOT NULL CHECK (wagers >= 0),
  stake bigint NOT NULL CHECK (stake >= 0),
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  win bigint NOT NULL CHECK (win >= 0),
  -- What of stakes and wins was bonus money.
  bonus_stake bigint NOT NULL CHECK (bonus_stake BETWEEN 0 AND stake),
  bonus_win bigint NOT NULL CHECK (bonus_win BETWEEN 0 AND win),
  PRIMARY KEY (member_id, day, currency, game_type)
) WITH (fillfactor = 80);
CREATE INDEX line_play_below ON line_play (agent_id, day);
-- The order by losses sums the requested days of a whole line. Where that line is most of the table, it would read all
-- days: these rows stand in the order of their days, so that a few kilobytes tell where the requested ones are.
CREATE INDEX line_play_by_day ON line_play USING brin (day) WITH (pages_per_range = 64, autosummarize = on);

-- Money of accounts by the day on which it moved.
CREATE TABLE line_money (
  day date NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  agent_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  deposits bigint NOT NULL CHECK (deposits >= 0),
  deposited bigint NOT NULL,
  -- First deposits of accounts.
  first_deposits bigint NOT NULL CHECK (first_deposits >= 0),
  withdrawals bigint NOT NULL CHECK (withdrawals >= 0),
  -- What was paid out with its fees, less what came back.
  withdrawn bigint NOT NULL,
  -- Rewards that became real money, and rebates.
  bonuses bigint NOT NULL,
  rebates bigint NOT NULL,
  -- What members paid for deposits and withdrawals.
  fees bigint NOT NULL,
  PRIMARY KEY (member_id, day, currency)
) WITH (fillfactor = 80);
CREATE INDEX line_money_below ON line_money (agent_id, day);
CREATE INDEX line_money_by_day ON line_money USING brin (day) WITH (pages_per_range = 64, autosummarize = on);

-- On which days of a month an account bet with money that counts, below the agent it stood under: bit 0 is the first
-- day of the month. From these it is told how many accounts of a large line were active between any two days, without
-- reading its bets.
CREATE TABLE line_days (
  agent_id bigint NOT NULL REFERENCES member,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  currency char(3) NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  days integer NOT NULL CHECK (days > 0),
  PRIMARY KEY (agent_id, month, currency, member_id)
) WITH (fillfactor = 80);

-- The same of everybody below an agent, at any depth, as the line was on that day. An agent's own bets are in those of
-- the agents above.
CREATE TABLE team_play (
  day date NOT NULL,
  agent_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  game_type text NOT NULL,
  wagers bigint NOT NULL,
  stake bigint NOT NULL,
  valid_bet bigint NOT NULL,
  win bigint NOT NULL,
  bonus_stake bigint NOT NULL,
  bonus_win bigint NOT NULL,
  PRIMARY KEY (agent_id, day, currency, game_type)
) WITH (fillfactor = 80);
-- Rebates along the line are computed from the teams of one day. Rows stand in the order of their days, as in
-- `line_play`: a few kilobytes tell where a day is.
CREATE INDEX team_play_by_day ON team_play USING brin (day) WITH (pages_per_range = 64, autosummarize = on);

-- The same of the money of everybody below an agent.
CREATE TABLE team_money (
  day date NOT NULL,
  agent_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  deposits bigint NOT NULL,
  deposited bigint NOT NULL,
  first_deposits bigint NOT NULL,
  withdrawals bigint NOT NULL,
  withdrawn bigint NOT NULL,
  bonuses bigint NOT NULL,
  rebates bigint NOT NULL,
  fees bigint NOT NULL,
  PRIMARY KEY (agent_id, day, currency)
) WITH (fillfactor = 80);

-- Settled bets by 5 minutes since 1970, for the salaries of hours and of 5 minutes. Real money is what is no bonus
-- money.
CREATE TABLE line_minutes (
  slot bigint NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  agent_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  wagers bigint NOT NULL,
  valid_bet bigint NOT NULL,
  -- Stakes less wins of real money: what the house won.
  won bigint NOT NULL,
  PRIMARY KEY (slot, member_id, currency)
) WITH (fillfactor = 80);
CREATE INDEX line_minutes_below ON line_minutes (agent_id, slot);

-- Movements of money that are not counted yet. Whoever counts takes them away in the transaction that counts.
CREATE TABLE line_money_due (
  posting_id bigint PRIMARY KEY
);

-- Up to where bets are counted. See `vip_mark`.
CREATE TABLE line_mark (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  counted_to bigint NOT NULL DEFAULT 0,
  seen_to bigint NOT NULL DEFAULT 0,
  seen_at timestamptz,
  complete_to timestamptz
);
INSERT INTO line_mark DEFAULT VALUES;

-- What was found when the figures of agents' lines were compared with the bets and the ledger, each night (decision
-- 0063): a row for each civil day of the operator. Whoever writes it does the work of the night.
CREATE TABLE line_night (
  day date PRIMARY KEY,
  begun_at timestamptz NOT NULL,
  -- Null until everything is compared; whoever died in between leaves it so.
  checked_at timestamptz,
  -- The newest statement that there was.
  newest_id bigint NOT NULL DEFAULT 0,
  statements integer NOT NULL DEFAULT 0,
  differing integer NOT NULL DEFAULT 0
);

-- Invariants that did not hold, with the first rows that violate them.
CREATE TABLE line_finding (
  day date NOT NULL REFERENCES line_night,
  rule text NOT NULL,
  faults bigint NOT NULL CHECK (faults > 0),
  examples jsonb NOT NULL,
  PRIMARY KEY (day, rule)
);

-- The line and its sums follow registrations and movements of money.
CREATE FUNCTION agent_line_begun() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER agent_line_begun AFTER INSERT OR UPDATE OF type ON member
  FOR EACH ROW WHEN (NEW.type IN (1, 2, 41, 42)) EXECUTE FUNCTION agent_line_begun();
CREATE FUNCTION line_joined() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER line_joined AFTER INSERT ON member_upline FOR EACH ROW EXECUTE FUNCTION line_joined();
CREATE FUNCTION line_money_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER ledger_posting_of_line AFTER INSERT ON ledger_posting
  FOR EACH ROW WHEN (NEW.line <> 'play') EXECUTE FUNCTION line_money_moved();
