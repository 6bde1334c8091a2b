const counted = `SELECT w.member_id, w.currency, w.game_type, w.node_id, p.agent_id, civil_time(w.settled_at, z.zone)::date AS day, w.corrects_id, w.stake,
    w.valid_bet, w.win, coalesce(w.bonus_stake, 0) AS bonus_stake, coalesce(w.bonus_win, 0) AS bonus_win
  FROM wager w JOIN line_place p ON p.member_id = w.member_id
  CROSS JOIN line_mark m
  CROSS JOIN (SELECT brand_zone() AS zone) z
  WHERE w.status = 'settled' AND w.mode = 'real' AND w.free_id IS NULL AND w.settled_xid < m.counted_to
    AND civil_time(w.settled_at, z.zone)::date >= p.from_day AND civil_time(w.settled_at, z.zone)::date < p.to_day`

const gameSums = 'ARRAY[sum(wagers), sum(stake), sum(valid_bet), sum(win), sum(bonus_stake), sum(bonus_win)]'

/** SQL: no past bet waits to be counted by game. */
const gamesCounted = '(SELECT games_to >= counted_to FROM line_mark)'

/** Invariants of the agent line and of its sums, each with the query that finds rows that violate it. */
export const lineChecks: Readonly<Record<string, string>> = {
  'the stored play of accounts below agents is the sum of their bets': `
    SELECT coalesce(a.member_id, b.member_id) AS member, coalesce(a.currency, b.currency) AS currency,
        coalesce(a.game_type, b.game_type) AS category, a.sums, b.sums AS expected
      FROM (SELECT member_id, currency, game_type, ARRAY[sum(wagers), sum(stake), sum(valid_bet), sum(win), sum(bonus_stake), sum(bonus_win)] AS sums
        FROM line_play GROUP BY 1, 2, 3) a
      FULL JOIN (SELECT member_id, currency, game_type, ARRAY[count(*) FILTER (WHERE corrects_id IS NULL), sum(stake), sum(valid_bet),
          sum(win), sum(bonus_stake), sum(bonus_win)] AS sums FROM (${counted}) w GROUP BY 1, 2, 3) b
        ON (a.member_id, a.currency, a.game_type) = (b.member_id, b.currency, b.game_type)
      WHERE a.sums IS DISTINCT FROM b.sums`,

  'the stored active days of accounts below agents are the days on which they bet': `
    SELECT member_id AS member, month, a.days, b.days AS expected
      FROM line_days a FULL JOIN (SELECT agent_id, date_trunc('month', day)::date AS month, currency, member_id,
          bit_or(1 << (extract(day FROM day)::integer - 1)) AS days FROM line_play WHERE valid_bet > 0 GROUP BY 1, 2, 3, 4) b
        USING (agent_id, month, currency, member_id)
      WHERE a.days IS DISTINCT FROM b.days`,

  // What an account moved before it came below an agent is not stored. At that very moment, the first stored movement decides. A
  // claim takes a deposit back.
  'the stored deposits, less all fees, and withdrawals of accounts below agents are those of the ledger': `
    SELECT a.owner_id AS member, a.currency, l.deposited - l.fees AS deposited, l.withdrawn, s.deposited - s.out_fees AS expected_in, s.withdrawn AS expected_out
      FROM ledger_account a JOIN (SELECT p.member_id, u.created_at FROM line_place p JOIN member_upline u USING (member_id)
          WHERE p.to_day = 'infinity' AND p.from_day = '-infinity') p
        ON a.owner_kind = 'member' AND a.purpose = 'main' AND a.owner_id = p.member_id::text
      LEFT JOIN (SELECT member_id, currency, sum(deposited) AS deposited, sum(fees) AS fees, sum(withdrawn) AS withdrawn FROM line_money GROUP BY 1, 2) l
        ON l.member_id = p.member_id AND l.currency = a.currency
      CROSS JOIN LATERAL (SELECT coalesce(sum(q.amount) FILTER (WHERE q.line = 'deposit' OR t.kind = 'deposit-claim'), 0) AS deposited,
          coalesce(-sum(q.amount) FILTER (WHERE q.line = 'withdrawal'), 0) AS withdrawn,
          coalesce(bool_or(q.line = 'correction' OR d.posting_id IS NOT NULL
            OR t.kind NOT IN ('deposit', 'withdrawal', 'withdrawal-return') AND q.line IN ('deposit', 'withdrawal')), false) AS skip,
          coalesce(sum(o.fee) FILTER (WHERE q.line = 'withdrawal'), 0) AS out_fees
        FROM ledger_posting q JOIN ledger_transfer t ON t.id = q.transfer_id LEFT JOIN line_money_due d ON d.posting_id = q.id
        CROSS JOIN LATERAL (SELECT sum(f.amount) AS fee FROM ledger_posting f JOIN ledger_account fa ON fa.id = f.account_id
          WHERE f.transfer_id = q.transfer_id AND fa.owner_kind = 'system' AND fa.owner_id = 'fees') o
        WHERE q.account_id = a.id AND q.line <> 'play'
          AND (q.at > p.created_at OR q.id >= (SELECT min(e.id) FROM line_entry e WHERE e.member_id = p.member_id))) s
      WHERE NOT s.skip AND (coalesce(l.withdrawn, 0) <> s.withdrawn OR coalesce(l.deposited - l.fees, 0) <> s.deposited - s.out_fees)`,

  'the stored deposits, withdrawals, bonuses and rebates of accounts below agents are the sums of their movements': `
    SELECT coalesce(m.member_id, e.member_id) AS member, coalesce(m.day, e.day) AS day, m.sums, e.sums AS expected
      FROM (SELECT member_id, day, currency, ARRAY[deposited, withdrawn, bonuses, rebates]::numeric[] AS sums FROM line_money) m
      FULL JOIN (SELECT member_id, day, currency, ARRAY[coalesce(sum(amount) FILTER (WHERE kind = 'deposit'), 0),
          coalesce(-sum(amount) FILTER (WHERE kind = 'withdrawal'), 0), coalesce(sum(amount) FILTER (WHERE kind = 'reward'), 0),
          coalesce(sum(amount) FILTER (WHERE kind = 'rebate'), 0)] AS sums
        FROM line_entry WHERE kind <> 'transfer' GROUP BY 1, 2, 3) e
        ON (m.member_id, m.day, m.currency) = (e.member_id, e.day, e.currency)
      WHERE m.sums IS DISTINCT FROM e.sums`,

  'the stored play of each agent’s team is the sum of the accounts below': `
    SELECT coalesce(t.agent_id, o.agent_id) AS agent, coalesce(t.day, o.day) AS day, t.sums, o.sums AS expected
      FROM (SELECT agent_id, day, currency, game_type, ARRAY[wagers, stake, valid_bet, win, bonus_stake, bonus_win]::numeric[] AS sums FROM team_play) t
      FULL JOIN (SELECT l.upline_id AS agent_id, p.day, p.currency, p.game_type,
          ARRAY[sum(wagers), sum(stake), sum(valid_bet), sum(win), sum(bonus_stake), sum(bonus_win)] AS sums
        FROM line_play p JOIN agent_line l ON l.downline_id = p.agent_id AND l.from_day <= p.day AND p.day < l.to_day GROUP BY 1, 2, 3, 4) o
        ON (t.agent_id, t.day, t.currency, t.game_type) = (o.agent_id, o.day, o.currency, o.game_type)
      WHERE t.sums IS DISTINCT FROM o.sums`,

  'the stored games of accounts directly below agents are the sums of their bets': `
    SELECT coalesce(a.agent_id, b.agent_id) AS agent, coalesce(a.node_id, b.node_id) AS game, a.sums, b.sums AS expected
      FROM (SELECT agent_id, currency, game_type, node_id, ${gameSums} AS sums FROM line_games GROUP BY 1, 2, 3, 4) a
      FULL JOIN (SELECT agent_id, currency, game_type, node_id, ARRAY[count(*) FILTER (WHERE corrects_id IS NULL), sum(stake), sum(valid_bet),
          sum(win), sum(bonus_stake), sum(bonus_win)] AS sums FROM (${counted}) w GROUP BY 1, 2, 3, 4) b
        ON (a.agent_id, a.currency, a.game_type, a.node_id) = (b.agent_id, b.currency, b.game_type, b.node_id)
      WHERE a.sums IS DISTINCT FROM b.sums AND ${gamesCounted}`,

  'the stored games of accounts directly below agents are their play by category': `
    SELECT coalesce(a.agent_id, b.agent_id) AS agent, coalesce(a.day, b.day) AS day, coalesce(a.game_type, b.game_type) AS category,
        a.sums, b.sums AS expected
      FROM (SELECT agent_id, day, currency, game_type, ${gameSums} AS sums FROM line_games GROUP BY 1, 2, 3, 4) a
      FULL JOIN (SELECT agent_id, day, currency, game_type, ${gameSums} AS sums FROM line_play GROUP BY 1, 2, 3, 4) b
        ON (a.agent_id, a.day, a.currency, a.game_type) = (b.agent_id, b.day, b.currency, b.game_type)
      WHERE a.sums IS DISTINCT FROM b.sums AND ${gamesCounted}`,

  'the stored games of each agent’s team are the sums of the agents below': `
    SELECT coalesce(t.agent_id, o.agent_id) AS agent, coalesce(t.day, o.day) AS day, coalesce(t.node_id, o.node_id) AS game, t.sums,
        o.sums AS expected
      FROM (SELECT agent_id, day, currency, game_type, node_id,
          ARRAY[wagers, stake, valid_bet, win, bonus_stake, bonus_win]::numeric[] AS sums FROM team_games) t
      FULL JOIN (SELECT l.upline_id AS agent_id, p.day, p.currency, p.game_type, p.node_id, ${gameSums} AS sums
        FROM line_games p JOIN agent_line l ON l.downline_id = p.agent_id AND l.from_day <= p.day AND p.day < l.to_day GROUP BY 1, 2, 3, 4, 5) o
        ON (t.agent_id, t.day, t.currency, t.game_type, t.node_id) = (o.agent_id, o.day, o.currency, o.game_type, o.node_id)
      WHERE t.sums IS DISTINCT FROM o.sums`,

  'the stored deposits and withdrawals of each agent’s team are the sums of the accounts below': `
    SELECT coalesce(t.agent_id, o.agent_id) AS agent, coalesce(t.day, o.day) AS day, t.sums, o.sums AS expected
      FROM (SELECT agent_id, day, currency, ARRAY[deposits, deposited, first_deposits, withdrawals, withdrawn, bonuses, rebates, fees]::numeric[] AS sums
        FROM team_money) t
      FULL JOIN (SELECT l.upline_id AS agent_id, p.day, p.currency,
          ARRAY[sum(deposits), sum(deposited), sum(first_deposits), sum(withdrawals), sum(withdrawn), sum(bonuses), sum(rebates), sum(fees)] AS sums
        FROM line_money p JOIN agent_line l ON l.downline_id = p.agent_id AND l.from_day <= p.day AND p.day < l.to_day GROUP BY 1, 2, 3) o
        ON (t.agent_id, t.day, t.currency) = (o.agent_id, o.day, o.currency)
      WHERE t.sums IS DISTINCT FROM o.sums`,

  'the depth of each account in a line is one more than that of its agent': `
    SELECT l.upline_id AS upline, l.downline_id AS downline, l.depth
      FROM agent_line l LEFT JOIN line_place p ON p.member_id = l.downline_id AND p.to_day = 'infinity'
      LEFT JOIN agent_line above ON above.upline_id = l.upline_id AND above.downline_id = p.agent_id AND above.to_day = 'infinity'
      WHERE l.to_day = 'infinity' AND l.depth > 0 AND (above.depth IS NULL OR above.depth <> l.depth - 1)`,
}
