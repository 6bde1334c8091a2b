-- Accounts with the same payout account are found by it, for the flags of agent lines.
CREATE INDEX payout_account_by_identifier ON payout_account (identifier);
