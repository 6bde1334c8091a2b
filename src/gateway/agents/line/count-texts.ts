import { playColumns } from './figure-sums.ts'

// SQL that counts. Each statement writes the sums of accounts and those of agents together, so that the two never differ.

const moneySums = [
  'deposits',
  'deposited',
  'first_deposits',
  'withdrawals',
  'withdrawn',
  'bonuses',
  'rebates',
  'fees',
] as const

/** Column names, each as an expression of its name. */
const each = (columns: readonly string[], expression: (column: string) => string) => columns.map(expression).join(', ')
const summed = (columns: readonly string[]) => each(columns, (column) => `sum(${column})`)
const added = (columns: readonly string[]) => each(columns, (column) => `${column} = t.${column} + excluded.${column}`)

/** Adds the rows of `own` to the sums of every agent above, as the line was on their day. */
const teamText = (table: string, keys: string, sums: readonly string[], own: string) => `
  INSERT INTO ${table} AS t (day, agent_id, ${keys}, ${sums.join(', ')})
  SELECT g.day, l.upline_id, ${keys}, ${summed(sums)}
  FROM (SELECT day, agent_id, ${keys}, ${each(sums, (sum) => `sum(${sum}) AS ${sum}`)} FROM ${own} GROUP BY day, agent_id, ${keys}) g
  JOIN agent_line l ON l.downline_id = g.agent_id AND l.from_day <= g.day AND g.day < l.to_day
  GROUP BY g.day, l.upline_id, ${keys} ORDER BY l.upline_id, g.day, ${keys}
  ON CONFLICT (agent_id, day, ${keys}) DO UPDATE SET ${added(sums)}`

/** SQL: the bets that transactions from `:countedTo` up to `:to` settled, and as `own` those of accounts below agents. */
const settledText = `settled AS MATERIALIZED (
    SELECT w.member_id, w.currency, w.game_type, w.node_id, civil_time(w.settled_at, :timeZone)::date AS day,
      floor(extract(epoch FROM w.settled_at) / 300)::bigint AS slot, CASE WHEN w.corrects_id IS NULL THEN 1 ELSE 0 END AS wagers,
      w.stake, w.valid_bet, w.win, coalesce(w.bonus_stake, 0) AS bonus_stake, coalesce(w.bonus_win, 0) AS bonus_win
    FROM wager w WHERE w.settled_xid >= :countedTo AND w.settled_xid < :to AND w.status = 'settled' AND w.mode = 'real' AND w.free_id IS NULL
  ), own AS MATERIALIZED (
    SELECT s.*, p.agent_id FROM settled s
    JOIN line_place p ON p.member_id = s.member_id AND p.from_day <= s.day AND s.day < p.to_day
  )`

/**
 * Counts bets that transactions from `:countedTo` up to `:to` settled, with `:timeZone` for civil days. Free rounds are left out: they have
 * no stake, and their wins become rewards. A late win counts on the day it came, and not as a bet.
 */
export const countBetsText = `
  WITH ${settledText}, played AS (
    INSERT INTO line_play AS t (day, member_id, agent_id, currency, game_type, ${playColumns.join(', ')})
    SELECT day, member_id, agent_id, currency, game_type, ${summed(playColumns)} FROM own
    GROUP BY day, member_id, agent_id, currency, game_type ORDER BY member_id, day, currency, game_type
    ON CONFLICT (member_id, day, currency, game_type) DO UPDATE SET ${added(playColumns)}
  ), days AS (
    INSERT INTO line_days AS t (agent_id, month, currency, member_id, days)
    SELECT agent_id, date_trunc('month', day)::date, currency, member_id, bit_or(1 << (extract(day FROM day)::integer - 1)) FROM own
    WHERE valid_bet > 0 GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (agent_id, month, currency, member_id) DO UPDATE SET days = t.days | excluded.days
    WHERE t.days <> t.days | excluded.days
  ), minutes AS (
    INSERT INTO line_minutes AS t (slot, member_id, agent_id, currency, wagers, valid_bet, won)
    SELECT slot, member_id, agent_id, currency, sum(wagers), sum(valid_bet), sum(stake - bonus_stake - win + bonus_win) FROM own
    GROUP BY slot, member_id, agent_id, currency ORDER BY slot, member_id, currency
    ON CONFLICT (slot, member_id, currency) DO UPDATE SET ${added(['wagers', 'valid_bet', 'won'])}
  )
  ${teamText('team_play', 'currency, game_type', playColumns, 'own')}`

/** Counts the same bets by game. */
export const countGamesText = `
  WITH ${settledText}, direct AS (
    INSERT INTO line_games AS t (day, agent_id, currency, game_type, node_id, ${playColumns.join(', ')})
    SELECT day, agent_id, currency, game_type, node_id, ${summed(playColumns)} FROM own
    GROUP BY day, agent_id, currency, game_type, node_id ORDER BY agent_id, day, currency, game_type, node_id
    ON CONFLICT (agent_id, day, currency, game_type, node_id) DO UPDATE SET ${added(playColumns)}
  )
  ${teamText('team_games', 'currency, game_type, node_id', playColumns, 'own')}`

/**
 * Counts up to `:moneyBatch` movements of money that are due, and returns their number. The kind of a movement follows
 * from its line in statements, and for rewards and corrections from the owner of the other leg. Transfers between members, transfers
 * to vendors' wallets and payments of commissions are part of no sum. Every movement that counts gets a row in
 * `line_entry`, and so does every transfer along the line.
 */
export const countMoneyText = `
  WITH due AS (
    DELETE FROM line_money_due WHERE posting_id IN (SELECT posting_id FROM line_money_due ORDER BY posting_id LIMIT :moneyBatch)
    RETURNING posting_id
  ), moved AS MATERIALIZED (
    SELECT p.id, p.at, a.owner_id::bigint AS member_id, p.currency, civil_time(p.at, :timeZone)::date AS day, p.amount, p.line, t.kind,
      p.line = 'deposit' AND p.line_credited = p.amount AS is_first, o.fee,
      p.line = 'deposit' OR o.deposits AS is_deposit, p.line = 'withdrawal' OR o.withdrawals AS is_withdrawal, o.rewards
    FROM due JOIN ledger_posting p ON p.id = due.posting_id JOIN ledger_transfer t ON t.id = p.transfer_id
    JOIN ledger_account a ON a.id = p.account_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(other.amount) FILTER (WHERE b.owner_id = 'fees' AND b.owner_kind = 'system'), 0) AS fee,
        bool_or(b.owner_kind = 'system' AND b.owner_id IN ('deposits', 'unclaimed')) AS deposits,
        bool_or(b.owner_kind = 'system' AND b.owner_id = 'withdrawals') AS withdrawals,
        bool_or(b.owner_kind = 'system' AND b.owner_id IN ('bonus', 'prizes') OR t.kind = 'line-rebate' OR b.owner_kind = 'member' AND b.purpose LIKE 'bonus:%') AS rewards
      FROM ledger_posting other JOIN ledger_account b ON b.id = other.account_id
      WHERE other.transfer_id = p.transfer_id AND other.id <> p.id AND other.currency = p.currency) o
  ), entries AS (
    INSERT INTO line_entry (id, at, day, member_id, agent_id, currency, kind, amount)
    SELECT m.id, m.at, m.day, m.member_id, p.agent_id, m.currency,
      CASE WHEN is_deposit THEN 'deposit' WHEN is_withdrawal THEN 'withdrawal'
        WHEN kind IN ('upline-transfer', 'downline-transfer') THEN 'transfer' WHEN kind IN ('rebate', 'line-rebate') THEN 'rebate' ELSE 'reward' END,
      CASE WHEN is_deposit THEN amount + fee ELSE amount END
    FROM moved m JOIN line_place p ON p.member_id = m.member_id AND p.from_day <= m.day AND m.day < p.to_day
    WHERE is_deposit OR is_withdrawal OR rewards OR kind IN ('upline-transfer', 'downline-transfer')
  ), own AS MATERIALIZED (
    SELECT m.day, m.member_id, p.agent_id, m.currency,
      CASE WHEN line = 'deposit' THEN 1 ELSE 0 END AS deposits,
      CASE WHEN is_deposit THEN amount + fee ELSE 0 END AS deposited,
      CASE WHEN is_first THEN 1 ELSE 0 END AS first_deposits,
      CASE WHEN kind = 'withdrawal' THEN 1 ELSE 0 END AS withdrawals,
      CASE WHEN is_withdrawal AND NOT is_deposit THEN -amount ELSE 0 END AS withdrawn,
      CASE WHEN rewards AND NOT is_deposit AND NOT is_withdrawal AND kind NOT IN ('rebate', 'line-rebate') THEN amount ELSE 0 END AS bonuses,
      CASE WHEN rewards AND NOT is_deposit AND NOT is_withdrawal AND kind IN ('rebate', 'line-rebate') THEN amount ELSE 0 END AS rebates,
      CASE WHEN is_deposit OR is_withdrawal THEN fee ELSE 0 END AS fees
    FROM moved m JOIN line_place p ON p.member_id = m.member_id AND p.from_day <= m.day AND m.day < p.to_day
    WHERE is_deposit OR is_withdrawal OR rewards
  ), counted AS (
    INSERT INTO line_money AS t (day, member_id, agent_id, currency, ${moneySums.join(', ')})
    SELECT day, member_id, agent_id, currency, ${summed(moneySums)} FROM own
    GROUP BY day, member_id, agent_id, currency ORDER BY member_id, day, currency
    ON CONFLICT (member_id, day, currency) DO UPDATE SET ${added(moneySums)}
  ), team AS (${teamText('team_money', 'currency', moneySums, 'own')})
  SELECT count(*)::integer AS taken FROM due`
