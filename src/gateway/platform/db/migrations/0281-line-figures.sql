-- What accounts below agents played and paid, summed by civil day of the operator: for each account, and for each agent over all
-- that stand below. Agents' reports and contracts read these sums; `npm run reconcile` compares them with the bets and the ledger.

-- Settled bets with real money by the day of their settlement, by account and category. Minor units, as everywhere here.
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

-- The same of everybody below an agent, at any depth, as the line was on that day. An agent's own bets are in those of the agents above.
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

-- Settled bets by 5 minutes since 1970, for the salaries of hours and of 5 minutes. Real money is what is no bonus money.
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

-- What has moved before is counted by the first run.
INSERT INTO line_money_due
  SELECT p.id FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
    WHERE p.line <> 'play' AND a.owner_kind = 'member' AND a.purpose = 'main'
      AND a.owner_id IN (SELECT member_id::text FROM line_place);

CREATE FUNCTION line_money_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER ledger_posting_of_line AFTER INSERT ON ledger_posting FOR EACH ROW WHEN (NEW.line <> 'play')
  EXECUTE FUNCTION line_money_moved();
