-- Accounts that their owners have closed. Such an account is disabled too, so whatever refuses a disabled account refuses
-- it; the name, the number and the tax number stay taken.
ALTER TABLE member
  ADD COLUMN closed_at timestamptz,
  ADD CONSTRAINT member_closed_is_disabled CHECK (closed_at IS NULL OR disabled_at IS NOT NULL);

-- The operator's list of closed accounts with money.
CREATE INDEX member_closed ON member (id) WHERE closed_at IS NOT NULL;
