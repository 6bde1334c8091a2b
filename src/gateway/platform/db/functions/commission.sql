-- Pays up to `p_limit` statements, the oldest first: those of the house, or those that agents pay. A statement that
-- waits for money is tried again when its payer has enough, so that payers without money do not delay others. An
-- agent's earnings go to its commission account, and its payments come from there. Returns the number of decided
-- statements. Several gateways may call it at once.
CREATE OR REPLACE FUNCTION line_statements_pay(p_limit int, p_by_house boolean, p_now timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_statement line_statement;
  v_agent bigint;
  v_other bigint;
  v_amount bigint;
  v_transfer bigint;
  v_decided int := 0;
BEGIN
  FOR v_statement IN
    SELECT * FROM line_statement s WHERE s.state IN ('due', 'insufficient') AND (s.payer = 'platform') = p_by_house
      AND (s.state = 'due' OR EXISTS (SELECT FROM ledger_account a
        WHERE a.owner_kind = 'member' AND a.owner_id = (CASE s.payer WHEN 'upline' THEN s.upline_id ELSE s.agent_id END)::text
          AND a.purpose = 'commission' AND a.currency = s.currency AND a.balance - a.held >= s.pay + s.owes))
      ORDER BY s.id LIMIT p_limit FOR NO KEY UPDATE SKIP LOCKED
  LOOP
    -- A positive amount is paid to the agent.
    v_amount := v_statement.pay - v_statement.owes;
    v_agent := ledger_account_open('member', v_statement.agent_id::text, 'commission', v_statement.currency::text);
    v_other := CASE v_statement.payer
      WHEN 'upline' THEN ledger_account_open('member', v_statement.upline_id::text, 'commission', v_statement.currency::text)
      ELSE ledger_counterparty('commission', v_statement.currency, v_agent) END;
    PERFORM ledger_lock(ARRAY[v_agent, v_other]);
    -- The whole amount is paid or nothing is, and no account goes below zero.
    IF EXISTS (SELECT FROM ledger_account WHERE floor = 'zero'
        AND balance - held < CASE id WHEN v_agent THEN -v_amount ELSE v_amount END AND id IN (v_agent, v_other)) THEN
      CONTINUE WHEN v_statement.state = 'insufficient';
      UPDATE line_statement SET state = 'insufficient', insufficient_at = p_now WHERE id = v_statement.id;
      v_decided := v_decided + 1;
      CONTINUE;
    END IF;
    v_transfer := ledger_post('commission', 'statement:' || v_statement.id, ARRAY[v_agent, v_other], ARRAY[v_amount, -v_amount], p_at => p_now);
    UPDATE line_statement SET state = 'paid', decided_at = p_now, transfer_id = v_transfer WHERE id = v_statement.id;
    v_decided := v_decided + 1;
  END LOOP;
  RETURN v_decided;
END
$$;

REVOKE EXECUTE ON FUNCTION line_statements_pay FROM PUBLIC;
GRANT EXECUTE ON FUNCTION line_statements_pay TO arara_app;

-- Pays up to `p_limit` rebates of days. Returns their number. Several gateways may call it at once.
CREATE OR REPLACE FUNCTION line_rebates_pay(p_limit int, p_now timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_payment line_rebate_payment;
  v_account bigint;
  v_house bigint;
  v_amount bigint;
  v_transfer bigint;
  v_paid int := 0;
BEGIN
  FOR v_payment IN SELECT * FROM line_rebate_payment WHERE state = 'due' ORDER BY id LIMIT p_limit FOR NO KEY UPDATE SKIP LOCKED LOOP
    v_amount := v_payment.gross - v_payment.below;
    v_account := ledger_account_open('member', v_payment.member_id::text,
      CASE v_payment.part WHEN 'own' THEN 'main' ELSE 'commission' END, v_payment.currency::text);
    v_house := ledger_counterparty('commission', v_payment.currency, v_account);
    PERFORM ledger_lock(ARRAY[v_account, v_house]);
    v_transfer := ledger_post('line-rebate', 'line-rebate:' || v_payment.id, ARRAY[v_account, v_house], ARRAY[v_amount, -v_amount], p_at => p_now);
    UPDATE line_rebate_payment SET state = 'paid', transfer_id = v_transfer WHERE id = v_payment.id;
    v_paid := v_paid + 1;
  END LOOP;
  RETURN v_paid;
END
$$;

REVOKE EXECUTE ON FUNCTION line_rebates_pay FROM PUBLIC;
GRANT EXECUTE ON FUNCTION line_rebates_pay TO arara_app;
