/** Invariants between statements, contracts and the ledger, each with the query that finds rows that violate it. */
export const statementProofs: Readonly<Record<string, string>> = {
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

  'each statement pays its share less the shares below, plus the amounts carried over and corrected': `
    SELECT 'statement ' || id AS row, pay, owes FROM line_statement s
      CROSS JOIN LATERAL (SELECT s.gross - s.downlines + (s.result #>> '{carriedIn,shortfall}')::bigint + (s.result #>> '{carriedIn,earned}')::bigint
          + (s.result ->> 'adjusted')::bigint AS due, (s.result #>> '{carriedOut,shortfall}')::bigint AS short,
          (s.result #>> '{carriedOut,earned}')::bigint AS waits, (s.result ->> 'lost')::bigint AS lost, (s.result ->> 'borne')::bigint AS borne) r
      WHERE r.due <> s.pay - s.owes + r.short + r.waits + r.lost - r.borne`,

  'each statement begins with the amounts that the statement before it carried over': `
    SELECT 'statement ' || s.id AS row, s.result -> 'carriedIn' AS begins, b.result -> 'carriedOut' AS ended
      FROM line_statement s
      LEFT JOIN LATERAL (SELECT result FROM line_statement x WHERE x.contract_id = s.contract_id AND x.id < s.id ORDER BY -x.id LIMIT 1) b ON true
      WHERE (s.result -> 'carriedIn') <> coalesce(b.result -> 'carriedOut', '{"base": "0", "shortfall": "0", "earned": "0"}'::jsonb)`,

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
