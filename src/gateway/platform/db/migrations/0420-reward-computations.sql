-- Figures that an amount was computed from and that no other row keeps.

-- Whole per cent of the stake that counted, of a bet. Null for other entries, and for bets of before.
ALTER TABLE bonus_entry ADD COLUMN weight smallint CHECK (weight BETWEEN 0 AND 100);

-- The valid bets that were left over when points were earned. Null for other entries, and for points of before.
ALTER TABLE point_entry ADD COLUMN residue bigint CHECK (residue >= 0 AND residue < turnover);
