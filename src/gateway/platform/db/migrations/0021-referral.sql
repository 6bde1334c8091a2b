-- What members get for inviting others. Rules are rows with validity and version; what a version decided names it.
-- Product rules 24.

-- Who invited whom by a code of a member, and what it brings. Rules are rows with validity and version; what a version
-- decided names it. Product rules 24. A version never changes: another rule is another version.
CREATE TABLE referral_rule (
  version integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  valid_from timestamptz NOT NULL,
  -- Null: without an end.
  valid_until timestamptz CHECK (valid_until > valid_from),
  -- The least of the first deposit, and of the valid bets within so many days after the registration; minor units.
  first_deposit bigint NOT NULL CHECK (first_deposit > 0),
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  days integer NOT NULL CHECK (days BETWEEN 1 AND 365),
  -- For whoever invited, and for whoever was invited.
  reward bigint NOT NULL CHECK (reward > 0),
  invited_reward bigint NOT NULL CHECK (invited_reward >= 0),
  -- At most so many rewards a month for whoever invites.
  monthly integer NOT NULL CHECK (monthly > 0),
  -- Facts that must be known of both, as a list: cpf, device, address, payout.
  needs jsonb NOT NULL,
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL
);
CREATE INDEX referral_rule_valid ON referral_rule (currency, valid_from DESC, version DESC);
CREATE TRIGGER referral_rule_append_only BEFORE UPDATE OR DELETE ON referral_rule
  FOR EACH ROW EXECUTE FUNCTION keep_row();

-- An invitation that led to an account.
CREATE TABLE referral (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Whoever invited.
  member_id bigint NOT NULL REFERENCES member,
  invited_id bigint NOT NULL UNIQUE REFERENCES member,
  currency char(3) NOT NULL,
  created_at timestamptz NOT NULL,
  -- The rule that was valid at the registration, and until when its conditions can be met; none where there was no
  -- rule.
  version integer REFERENCES referral_rule,
  ends_at timestamptz,
  state text NOT NULL CHECK (state IN ('none', 'open', 'expired', 'qualified')),
  qualified_at timestamptz,
  -- Why a person looks at it before anything is paid.
  flags jsonb NOT NULL DEFAULT '[]',
  CHECK (member_id <> invited_id),
  CHECK ((state = 'none') = (version IS NULL)),
  CHECK ((version IS NULL) = (ends_at IS NULL)),
  CHECK ((state = 'qualified') = (qualified_at IS NOT NULL))
);
CREATE INDEX referral_of_member ON referral (member_id, (-id));
CREATE INDEX referral_open ON referral (id) WHERE state = 'open';
CREATE TRIGGER referral_guard BEFORE UPDATE OR DELETE ON referral
  FOR EACH ROW EXECUTE FUNCTION keep_row('an invitation stays; it is decided once',
    'state: open > *: qualified_at flags');

-- What a referral brings to each of the two, as the rule had it when the conditions were met.
CREATE TABLE referral_reward (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  referral_id bigint NOT NULL REFERENCES referral,
  role text NOT NULL CHECK (role IN ('inviter', 'invited')),
  member_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- `held`: a person looks at it.
  state text NOT NULL CHECK (state IN ('held', 'open', 'paid', 'not-paid')),
  reason text CHECK (reason IN ('monthly', 'refused', 'pause', 'exclusion', 'register', 'closed')),
  -- Who of the house looked at it.
  looked_at_by text,
  decided_at timestamptz,
  transfer_id bigint UNIQUE,
  UNIQUE (referral_id, role),
  CHECK ((state = 'paid') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'not-paid') = (reason IS NOT NULL)),
  CHECK ((state IN ('paid', 'not-paid')) = (decided_at IS NOT NULL))
);
CREATE INDEX referral_reward_open ON referral_reward (id) WHERE state IN ('held', 'open');
CREATE INDEX referral_reward_of_member ON referral_reward (member_id);
CREATE TRIGGER referral_reward_guard BEFORE UPDATE OR DELETE ON referral_reward
  FOR EACH ROW EXECUTE FUNCTION keep_row('a reward of an invitation is decided once',
    'state: held > open not-paid: reason looked_at_by decided_at transfer_id',
    'state: open > paid not-paid: reason decided_at transfer_id');
