-- Rounds that were played from the wallet that a vendor keeps, as the vendor reports them (product rule 35.12).
ALTER TABLE vendor_transaction DROP CONSTRAINT vendor_transaction_kind_check;
ALTER TABLE vendor_transaction ADD CONSTRAINT vendor_transaction_kind_check
  CHECK (kind IN ('bet', 'bet-win', 'win', 'rollback', 'state', 'promo', 'adjustment', 'report'));
