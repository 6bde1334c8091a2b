-- Money out: where it goes, what must be played before, every withdrawal with each change of its state, and transfers
-- along the agent line.

-- Where money of a member can be paid out to.
CREATE TABLE payout_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  kind text NOT NULL CHECK (kind IN ('pix', 'bank', 'usdt_tron', 'usdt_ethereum', 'bitcoin')),
  -- What the provider pays to: the PIX key in the spelling of the directory.
  identifier text NOT NULL CHECK (identifier <> ''),
  holder_name text NOT NULL,
  created_at timestamptz NOT NULL,
  -- A stolen session cannot add an account and empty the wallet before its owner has read the e-mail.
  usable_from timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE UNIQUE INDEX payout_account_of_member ON payout_account (member_id, kind, identifier) WHERE removed_at IS NULL;
-- Accounts with the same payout account are found by it, for the flags of agent lines.
CREATE INDEX payout_account_by_identifier ON payout_account (identifier);

-- What a member asked to be paid out.
CREATE TABLE withdrawal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the member and the provider call it: 32 letters and digits.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^[A-Z0-9]{26,35}$'),
  member_id bigint NOT NULL REFERENCES member,
  payout_account_id bigint NOT NULL REFERENCES payout_account,
  provider text NOT NULL,
  currency char(3) NOT NULL,
  -- What leaves the wallet. The payout is what remains of it after the fee.
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  state text NOT NULL CHECK (state IN
    ('requested', 'review', 'approved', 'submitted', 'unknown', 'paid', 'rejected', 'failed', 'returned')),
  -- Why, in the words of the site: rejected, failed, returned, review.
  reason text,
  hold_id bigint NOT NULL UNIQUE,
  transfer_id bigint UNIQUE,
  return_transfer_id bigint UNIQUE,
  requested_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- When it is said to be paid.
  expected_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- How often the provider was asked what became of it, and when next.
  asked integer NOT NULL DEFAULT 0,
  ask_at timestamptz,
  confirmation text CHECK (confirmation IN ('received', 'not_received', 'fully_paid')),
  -- Whether the time ran out before the member said anything.
  confirmed_by_time boolean NOT NULL DEFAULT false,
  -- What a payout is in coins, as it was reckoned when it was asked for; null where money is paid.
  coin text CHECK (coin IN ('USDT', 'BTC')),
  -- Units of the currency for one coin.
  rate text CHECK (rate ~ '^[0-9]+(\.[0-9]{1,8})?$'),
  -- Smallest units of the coin.
  coins bigint CHECK (coins > 0),
  CHECK ((state IN ('paid', 'returned')) = (transfer_id IS NOT NULL AND paid_at IS NOT NULL)),
  CHECK ((state = 'returned') = (return_transfer_id IS NOT NULL)),
  CHECK (confirmation IS NULL OR state IN ('paid', 'returned')),
  CHECK (NOT confirmed_by_time OR confirmation IS NOT NULL),
  CONSTRAINT withdrawal_quote_whole CHECK ((coin IS NULL) = (rate IS NULL) AND (coin IS NULL) = (coins IS NULL))
);
CREATE INDEX withdrawal_of_member ON withdrawal (member_id, (-id));
CREATE INDEX withdrawal_under_way ON withdrawal (state, id)
  WHERE state IN ('requested', 'review', 'approved', 'submitted', 'unknown');
CREATE INDEX withdrawal_unconfirmed ON withdrawal (paid_at) WHERE state = 'paid' AND confirmation IS NULL;
CREATE INDEX withdrawal_by_payment ON withdrawal (paid_at) WHERE paid_at IS NOT NULL;
CREATE FUNCTION withdrawal_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER withdrawal_guard BEFORE UPDATE OR DELETE ON withdrawal FOR EACH ROW EXECUTE FUNCTION withdrawal_guard();

-- Each change of a state, as the member reads it.
CREATE TABLE withdrawal_event (
  withdrawal_id bigint NOT NULL REFERENCES withdrawal,
  seq integer NOT NULL CHECK (seq > 0),
  state text NOT NULL,
  at timestamptz NOT NULL,
  -- `member:7`, `job`, `provider`, or the operator's name.
  actor text NOT NULL CHECK (actor <> ''),
  reason text,
  expected_at timestamptz NOT NULL,
  PRIMARY KEY (withdrawal_id, seq)
);
CREATE TRIGGER withdrawal_event_append_only BEFORE UPDATE OR DELETE ON withdrawal_event
  FOR EACH ROW EXECUTE FUNCTION keep_row();

-- Withdrawals that were paid and, as their members say, never arrived: each until a person of the operator has found
-- out.
CREATE TABLE withdrawal_case (
  withdrawal_id bigint PRIMARY KEY REFERENCES withdrawal,
  opened_at timestamptz NOT NULL,
  -- What was found: the money had arrived, it was paid a second time by another way, or it came back. Null while the
  -- case is open.
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
CREATE TRIGGER withdrawal_case_guard BEFORE UPDATE OR DELETE ON withdrawal_case
  FOR EACH ROW EXECUTE FUNCTION keep_row('a case of a withdrawal is closed once, and nothing else of it changes',
    'outcome: null > *: note closed_at closed_by');

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
  FOR EACH ROW EXECUTE FUNCTION keep_row();

-- What must be played of a deposit, or of money received from the agent above (decision 0041), before it can be
-- withdrawn (product rule 10.12). Valid bets of all times are one line; an audit is a stretch of it, which begins where
-- the one before it ends. So one bet counts once, for the oldest.
CREATE TABLE turnover_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  deposit_id bigint UNIQUE REFERENCES deposit,
  currency char(3) NOT NULL,
  deposited bigint NOT NULL CHECK (deposited > 0),
  -- Per cent of the deposit, as it was when it was credited.
  percent integer NOT NULL CHECK (percent >= 0),
  counts_from bigint NOT NULL,
  counts_to bigint NOT NULL CHECK (counts_to >= counts_from),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by text CHECK (closed_by IN ('played', 'spent')),
  line_transfer_id bigint UNIQUE REFERENCES line_transfer,
  CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
  CONSTRAINT turnover_audit_source CHECK (num_nonnulls(deposit_id, line_transfer_id) = 1)
);
CREATE INDEX turnover_audit_open ON turnover_audit (member_id, currency, id) WHERE closed_at IS NULL;

-- Payouts of the sandbox, which stands in for a bank (gateway/money/withdrawals/sandbox-payouts.ts).
CREATE TABLE sandbox_payout (
  reference text PRIMARY KEY,
  identifier text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- When the bank has paid it.
  due_at timestamptz NOT NULL
);
