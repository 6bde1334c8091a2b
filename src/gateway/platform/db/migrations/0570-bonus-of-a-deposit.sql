-- What a member chose for a deposit: the reward that was joined for it, or no bonus. With neither, nothing was asked, and
-- the joined promotion that ends first comes (product rule 23.5).
ALTER TABLE deposit
  ADD COLUMN reward_id bigint REFERENCES member_reward,
  ADD COLUMN without_bonus boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT deposit_choice_check CHECK (reward_id IS NULL OR NOT without_bonus);
