-- Bank transfers and cards beside PIX, and what a member pays for a deposit.

ALTER TABLE deposit
  -- The fee as the member was told: a fixed part, and a part of what arrives in hundredths of a per cent.
  ADD COLUMN fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  ADD COLUMN fee_basis_points integer NOT NULL DEFAULT 0 CHECK (fee_basis_points BETWEEN 0 AND 9999),
  -- What was taken of what arrived.
  ADD COLUMN fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  -- The account that a bank transfer goes to; the payload is then the reference that the payer writes.
  ADD COLUMN bank_details jsonb,
  -- When the bank of a card approved the payment, before it is collected.
  ADD COLUMN authorised_at timestamptz,
  ADD CONSTRAINT deposit_fee_taken_check CHECK (fee = 0 OR (status = 'credited' AND fee < received)),
  ADD CONSTRAINT deposit_bank_check CHECK ((method = 'ted') = (bank_details IS NOT NULL)),
  DROP CONSTRAINT deposit_reason_check,
  -- A declined card has a reason; a charge that its provider took back has none.
  ADD CONSTRAINT deposit_reason_check CHECK
    (CASE status WHEN 'returned' THEN reason IS NOT NULL WHEN 'failed' THEN true ELSE reason IS NULL END);
