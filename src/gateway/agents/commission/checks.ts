/** Invariants between statements, contracts and the ledger, each with the query that finds rows that violate it. */
export const statementChecks: Readonly<Record<string, string>> = {
  'each paid statement has its transfer, and each commission transfer its statement': `
    SELECT coalesce('statement ' || s.id, 'transfer ' || t.id) AS row, s.state, t.kind
      FROM (SELECT * FROM line_statement WHERE state = 'paid') s
      FULL JOIN (SELECT * FROM ledger_transfer WHERE kind = 'commission') t ON t.id = s.transfer_id
      WHERE s.id IS NULL OR t.id IS NULL`,

  'a paid statement moved its amount to the commission wallet of its agent, less what the agent owes': `
    SELECT 'statement ' || s.id AS row, s.pay, s.owes, m.moved
      FROM line_statement s
      CROSS JOIN LATERAL (SELECT coalesce(sum(p.amount), 0) AS moved FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE p.transfer_id = s.transfer_id AND a.owner_kind = 'member' AND a.owner_id = s.agent_id::text AND a.purpose = 'commission'
          AND a.currency = s.currency) m
      WHERE s.state = 'paid' AND m.moved <> s.pay - s.owes`,

  'each statement deducts the shares of the contracts directly below': `
    SELECT 'statement ' || s.id AS row, s.downlines, b.gross
      FROM line_statement s
      LEFT JOIN (SELECT upline_id, kind, period, sum(gross) AS gross FROM line_statement WHERE upline_id IS NOT NULL GROUP BY 1, 2, 3) b
        ON (b.upline_id, b.kind, b.period) = (s.agent_id, s.kind, s.period)
      WHERE s.downlines <> coalesce(b.gross, 0)`,

  'each statement contains the payments to the contracts directly below that its agent makes': `
    SELECT coalesce('statement ' || s.id, 'agent ' || b.upline_id || ' ' || b.kind || ' ' || b.period) AS row, s.passed_on, b.paid
      FROM (SELECT id, agent_id, kind, period, formula, coalesce((result ->> 'passedOn')::bigint, 0) AS passed_on FROM line_statement) s
      FULL JOIN (SELECT upline_id, kind, period, sum(pay) AS paid FROM line_statement WHERE payer = 'upline' GROUP BY 1, 2, 3) b
        ON (b.upline_id, b.kind, b.period) = (s.agent_id, s.kind, s.period)
      WHERE coalesce(s.formula, 2) > 1 AND coalesce(s.passed_on, 0) <> coalesce(b.paid, 0)`,

  'each statement pays its share less the shares below, plus the amounts carried over, corrected and passed on': `
    SELECT 'statement ' || id AS row, pay, owes FROM line_statement s
      CROSS JOIN LATERAL (SELECT s.gross - s.downlines + (s.result #>> '{carriedIn,shortfall}')::bigint + (s.result #>> '{carriedIn,earned}')::bigint
          + (s.result ->> 'adjusted')::bigint + coalesce((s.result ->> 'passedOn')::bigint, 0) AS due, (s.result #>> '{carriedOut,shortfall}')::bigint AS short,
          (s.result #>> '{carriedOut,earned}')::bigint AS waits, (s.result ->> 'lost')::bigint AS lost, (s.result ->> 'borne')::bigint AS borne) r
      WHERE r.due <> s.pay - s.owes + r.short + r.waits + r.lost - r.borne`,

  'each statement begins with the amounts that the statement before it carried over': `
    SELECT 'statement ' || s.id AS row, s.result -> 'carriedIn' AS begins, b.result -> 'carriedOut' AS ended
      FROM line_statement s
      LEFT JOIN LATERAL (SELECT result FROM line_statement x WHERE x.contract_id = s.contract_id AND x.id < s.id ORDER BY -x.id LIMIT 1) b ON true
      WHERE (s.result -> 'carriedIn') <> coalesce(b.result -> 'carriedOut', '{"base": "0", "shortfall": "0", "earned": "0"}'::jsonb)`,

  'the last statement of a contract, and no other, carries nothing on': `
    SELECT 'statement ' || s.id AS row, s.ends_at, c.ends_at AS ended, s.result -> 'carriedOut' AS carried
      FROM line_statement s JOIN line_contract c ON c.id = s.contract_id
      WHERE s.formula > 1 AND ((s.result ->> 'isLast')::boolean <> coalesce(c.ends_at <= s.ends_at, false)
        OR (s.result ->> 'isLast')::boolean AND s.result -> 'carriedOut' <> '{"base": "0", "shortfall": "0", "earned": "0"}'::jsonb)`,

  'no earnings wait in a contract that has ended and is settled': `
    SELECT 'contract ' || c.id AS row, s.id AS statement, s.result #>> '{carriedOut,earned}' AS earned
      FROM line_contract c
      CROSS JOIN LATERAL (SELECT id, formula, result, version FROM line_statement WHERE contract_id = c.id ORDER BY -id LIMIT 1) s
      JOIN line_contract_version v ON v.contract_id = c.id AND v.version = s.version
      JOIN line_settled t ON t.kind = c.kind AND t.cycle = v.terms ->> 'cycle' AND t.settled_to >= c.ends_at
      WHERE s.formula > 1 AND s.result #>> '{carriedOut,earned}' <> '0'`,

  'the corrected amount of a statement is the sum of its corrections': `
    SELECT 'statement ' || s.id AS row, s.result ->> 'adjusted' AS adjusted, c.amount
      FROM line_statement s CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS amount FROM line_adjustment WHERE statement_id = s.id) c
      WHERE (s.result ->> 'adjusted')::bigint <> c.amount`,

  'a daily rebate is the valid bets times its rate, rounded down': `
    SELECT 'line rebate ' || id AS row, valid_bet, rate, gross FROM line_rebate_payment WHERE gross <> valid_bet * rate / 10000`,

  'each paid daily rebate has its transfer, and each such transfer its rebate': `
    SELECT coalesce('line rebate ' || p.id, 'transfer ' || t.id) AS row, p.state, t.kind
      FROM (SELECT * FROM line_rebate_payment WHERE state = 'paid') p
      FULL JOIN (SELECT * FROM ledger_transfer WHERE kind = 'line-rebate') t ON t.id = p.transfer_id
      WHERE p.id IS NULL OR t.id IS NULL`,

  'a paid daily rebate gave its amount to the wallet of its member': `
    SELECT 'line rebate ' || r.id AS row, r.gross - r.below AS amount, m.moved
      FROM line_rebate_payment r
      CROSS JOIN LATERAL (SELECT coalesce(sum(p.amount), 0) AS moved FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE p.transfer_id = r.transfer_id AND a.owner_kind = 'member' AND a.owner_id = r.member_id::text AND a.currency = r.currency
          AND a.purpose = CASE r.part WHEN 'own' THEN 'main' ELSE 'commission' END) m
      WHERE r.state = 'paid' AND m.moved <> r.gross - r.below`,

  'no two statements of an agent and a kind of contract overlap in time': `
    SELECT 'statement ' || id AS row, before FROM (
      SELECT id, starts_at, max(ends_at) OVER (PARTITION BY agent_id, kind ORDER BY starts_at, id
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before FROM line_statement) s
      WHERE before > starts_at`,
}
