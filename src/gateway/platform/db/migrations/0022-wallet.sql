-- Charges at the payment provider.

CREATE TABLE deposit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What players and the provider call it: 25 letters and digits.
  reference text NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES member,
  provider text NOT NULL,
  method text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'paid')),
  payload text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  transfer_id bigint UNIQUE,
  CHECK ((status = 'paid') = (paid_at IS NOT NULL AND transfer_id IS NOT NULL))
);

CREATE INDEX deposit_of_member ON deposit (member_id, created_at DESC);
