-- Points can be given too, for nothing that was played, as by the daily sign-in. Product rule 27.4.
ALTER TABLE point_entry
  DROP CONSTRAINT point_entry_kind_check,
  DROP CONSTRAINT point_entry_type_check,
  DROP CONSTRAINT point_entry_check3,
  ADD CONSTRAINT point_entry_kind_check CHECK (kind IN ('earn', 'redeem', 'return', 'convert', 'gift')),
  ADD CONSTRAINT point_entry_type_check
    CHECK (type IN ('live', 'lottery', 'pvp', 'slots', 'sports', 'fishing', 'redeem', 'convert', 'gift')),
  ADD CONSTRAINT point_entry_check3 CHECK ((points > 0) = (kind IN ('earn', 'return', 'gift')));
