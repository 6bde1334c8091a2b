-- Rules of promotions that also hold for direct writes to the tables. The ways from state to state are those of product
-- rule 23.4.

CREATE OR REPLACE FUNCTION member_reward_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a reward is never deleted' USING ERRCODE = '42501';
  END IF;
  IF (NEW.id, NEW.member_id, NEW.promotion_id, NEW.name, NEW.reference, NEW.given_by, NEW.comment, NEW.created_at, NEW.currency)
      IS DISTINCT FROM
     (OLD.id, OLD.member_id, OLD.promotion_id, OLD.name, OLD.reference, OLD.given_by, OLD.comment, OLD.created_at, OLD.currency) THEN
    RAISE EXCEPTION 'reward %: whose it is and of what never changes', OLD.id USING ERRCODE = '42501';
  END IF;
  IF NOT (CASE OLD.state
      WHEN 'signed' THEN NEW.state IN ('issued', 'close')
      WHEN 'applying' THEN NEW.state IN ('claim', 'rejected', 'close')
      WHEN 'claim' THEN NEW.state IN ('claimed', 'close')
      ELSE false END) THEN
    RAISE EXCEPTION 'reward %: no way from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END
$$;
