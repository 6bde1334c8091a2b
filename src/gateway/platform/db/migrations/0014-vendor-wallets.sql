-- Money of members in wallets of vendors, and every transfer there and back.

-- Money that went to a vendor's wallet or came back.
CREATE TABLE vendor_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the member and the vendor call it: 32 letters and digits.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^[A-Z0-9]{26,35}$'),
  member_id bigint NOT NULL REFERENCES member,
  vendor text NOT NULL REFERENCES vendor,
  -- Seen from the vendor: `in` leaves the main wallet.
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('sent', 'unknown', 'done', 'refused')),
  -- Why it was refused, in the words of the site.
  reason text,
  -- On the main wallet for `in`, on the ledger's account of the vendor's wallet for `out`.
  hold_id bigint NOT NULL UNIQUE,
  transfer_id bigint UNIQUE,
  requested_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- How often the vendor was asked what became of it, and when next.
  asked integer NOT NULL DEFAULT 0,
  ask_at timestamptz,
  CHECK ((state = 'done') = (transfer_id IS NOT NULL)),
  CHECK ((state IN ('sent', 'unknown')) = (ask_at IS NOT NULL)),
  CHECK ((state = 'refused') = (reason IS NOT NULL))
);
CREATE INDEX vendor_transfer_of_member ON vendor_transfer (member_id, (-id));
CREATE INDEX vendor_transfer_due ON vendor_transfer (ask_at) WHERE state IN ('sent', 'unknown');
CREATE INDEX vendor_transfer_under_way ON vendor_transfer (member_id, vendor) WHERE state IN ('sent', 'unknown');
-- Every stake of a member with a limit of stakes or losses looks for what moved to vendors in the period of the limit.
CREATE INDEX vendor_transfer_moved ON vendor_transfer (member_id, requested_at)
  WHERE direction = 'in' AND state <> 'refused';
CREATE FUNCTION vendor_transfer_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER vendor_transfer_guard BEFORE UPDATE OR DELETE ON vendor_transfer
  FOR EACH ROW EXECUTE FUNCTION vendor_transfer_guard();

-- Wallets of the sandbox, which stands in for a vendor (gateway/money/vendor-wallets/sandbox-wallets.ts).
CREATE TABLE sandbox_wallet (
  vendor text NOT NULL,
  member text NOT NULL,
  currency char(3) NOT NULL,
  balance bigint NOT NULL CHECK (balance >= 0),
  PRIMARY KEY (vendor, member, currency)
);

-- What that vendor knows of each reference.
CREATE TABLE sandbox_wallet_move (
  vendor text NOT NULL,
  reference text NOT NULL,
  member text NOT NULL,
  currency char(3) NOT NULL,
  -- Above zero into the wallet; zero for what never came and is refused if it still does.
  amount bigint NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('done', 'refused')),
  reason text,
  at timestamptz NOT NULL,
  PRIMARY KEY (vendor, reference)
);
