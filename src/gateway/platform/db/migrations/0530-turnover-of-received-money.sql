-- Money that a member receives from the agent above must be played too (decision 0039): an audit has a deposit or such a transfer.
ALTER TABLE turnover_audit ALTER COLUMN deposit_id DROP NOT NULL;
ALTER TABLE turnover_audit ADD COLUMN line_transfer_id bigint UNIQUE REFERENCES line_transfer;
ALTER TABLE turnover_audit ADD CONSTRAINT turnover_audit_source CHECK (num_nonnulls(deposit_id, line_transfer_id) = 1);
