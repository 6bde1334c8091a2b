-- Money in: charges at payment providers, payments as they arrive, what is sent back of them, and what banks claim back
-- later.

-- A charge at a payment provider.
CREATE TABLE deposit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What players and the provider call it: 25 letters and digits.
  reference text NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES member,
  provider text NOT NULL,
  method text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'credited', 'failed', 'expired', 'returned')),
  payload text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  transfer_id bigint UNIQUE,
  -- What arrived may differ from what was asked for, come late, or have to go back.
  received bigint CHECK (received > 0),
  late boolean NOT NULL DEFAULT false,
  -- Why it was returned, in the words of the site.
  reason text,
  -- The fee as the member was told: a fixed part, and a part of what arrives in hundredths of a per cent.
  fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  fee_basis_points integer NOT NULL DEFAULT 0 CHECK (fee_basis_points BETWEEN 0 AND 9999),
  -- What was taken of what arrived.
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  -- The account that a bank transfer goes to; the payload is then the reference that the payer writes.
  bank_details jsonb,
  -- When the bank of a card approved the payment, before it is collected.
  authorised_at timestamptz,
  -- What a member chose for a deposit: the reward that was joined for it, or no bonus. With neither, nothing was asked,
  -- and the joined promotion that ends first comes (product rule 23.5).
  reward_id bigint,
  without_bonus boolean NOT NULL DEFAULT false,
  CONSTRAINT deposit_credited_check CHECK
    ((status = 'credited') = (paid_at IS NOT NULL AND transfer_id IS NOT NULL AND received IS NOT NULL)),
  CONSTRAINT deposit_fee_taken_check CHECK (fee = 0 OR (status = 'credited' AND fee < received)),
  CONSTRAINT deposit_bank_check CHECK ((method = 'ted') = (bank_details IS NOT NULL)),
  -- A declined card has a reason; a charge that its provider took back has none.
  CONSTRAINT deposit_reason_check CHECK
    (CASE status WHEN 'returned' THEN reason IS NOT NULL WHEN 'failed' THEN true ELSE reason IS NULL END),
  CONSTRAINT deposit_choice_check CHECK (reward_id IS NULL OR NOT without_bonus)
);
CREATE INDEX deposit_of_member ON deposit (member_id, created_at DESC);
CREATE INDEX deposit_unpaid ON deposit (expires_at) WHERE status IN ('pending', 'failed', 'expired');
CREATE INDEX deposit_by_credit ON deposit (paid_at) WHERE status = 'credited';
CREATE FUNCTION deposit_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER deposit_guard BEFORE UPDATE ON deposit FOR EACH ROW EXECUTE FUNCTION deposit_guard();

-- A payment as it arrived, which may differ from what was asked for.
CREATE TABLE deposit_receipt (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  -- The payment's number in the whole banking system: 32 characters with PIX.
  end_to_end_id text NOT NULL CHECK (end_to_end_id <> ''),
  -- What the payer's bank named: the reference of a deposit, if it is one of ours.
  txid text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  -- CPF or CNPJ of the payer; null where the provider does not say.
  payer text,
  payer_name text,
  paid_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  deposit_id bigint REFERENCES deposit,
  state text NOT NULL CHECK (state IN ('unmatched', 'credited', 'returned')),
  -- Why it goes back.
  reason text,
  -- Money that is nobody's yet stands in the ledger as `unclaimed`.
  unclaimed_transfer_id bigint UNIQUE,
  transfer_id bigint UNIQUE,
  UNIQUE (provider, end_to_end_id),
  CHECK ((state = 'credited') = (transfer_id IS NOT NULL)),
  CHECK (state = 'credited' OR unclaimed_transfer_id IS NOT NULL),
  CHECK ((state = 'returned') = (reason IS NOT NULL))
);
CREATE INDEX deposit_receipt_of_deposit ON deposit_receipt (deposit_id);
CREATE INDEX deposit_receipt_unmatched ON deposit_receipt (txid) WHERE state = 'unmatched';
CREATE FUNCTION deposit_receipt_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER deposit_receipt_guard BEFORE UPDATE OR DELETE ON deposit_receipt
  FOR EACH ROW EXECUTE FUNCTION deposit_receipt_guard();

-- A receipt that goes back to its payer ("devolução").
CREATE TABLE deposit_return (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the provider calls it; the same number is paid back once.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^[A-Z0-9]{26,35}$'),
  receipt_id bigint NOT NULL UNIQUE REFERENCES deposit_receipt,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('requested', 'unknown', 'done', 'failed')),
  requested_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  ask_at timestamptz NOT NULL,
  asked integer NOT NULL DEFAULT 0,
  -- `door`, or the operator's name.
  actor text NOT NULL CHECK (actor <> ''),
  transfer_id bigint UNIQUE,
  -- A provider uses the number of a return once, so a return that failed is tried again under another one.
  attempt integer NOT NULL DEFAULT 1 CHECK (attempt > 0),
  CHECK ((state = 'done') = (transfer_id IS NOT NULL))
);
CREATE INDEX deposit_return_due ON deposit_return (ask_at) WHERE state IN ('requested', 'unknown');
CREATE FUNCTION deposit_return_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER deposit_return_guard BEFORE UPDATE OR DELETE ON deposit_return
  FOR EACH ROW EXECUTE FUNCTION deposit_return_guard();

-- Money that a payer's bank claims back after it was credited, such as for fraud (MED).
CREATE TABLE deposit_claim (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  -- What the provider calls it.
  reference text NOT NULL CHECK (reference <> ''),
  end_to_end_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  claimed_at timestamptz NOT NULL,
  -- Null until the payment is known, and where it was never credited.
  member_id bigint REFERENCES member,
  taken bigint NOT NULL DEFAULT 0 CHECK (taken >= 0),
  -- What was no longer there: the member owes it.
  debt bigint NOT NULL DEFAULT 0 CHECK (debt >= 0),
  transfer_id bigint UNIQUE,
  -- While a claim is open, its member cannot withdraw.
  state text NOT NULL CHECK (state IN ('open', 'released')),
  released_at timestamptz,
  released_by text CHECK (released_by <> ''),
  UNIQUE (provider, reference),
  CHECK (member_id IS NULL OR taken + debt = amount),
  CHECK ((member_id IS NULL) = (transfer_id IS NULL)),
  CHECK ((state = 'released') = (released_at IS NOT NULL AND released_by IS NOT NULL))
);
CREATE INDEX deposit_claim_of_member ON deposit_claim (member_id) WHERE state = 'open';
CREATE INDEX deposit_claim_of_payment ON deposit_claim (end_to_end_id);
