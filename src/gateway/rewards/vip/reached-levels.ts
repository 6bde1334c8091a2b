import type { Transaction } from '#gateway/platform/db/client.ts'

/**
 * Adds the bets of a stretch to the sums of their members, and stores each level that a bet reached. A bet may reach several
 * levels: each gets a row with its bonus by the programme that was valid when the bet was settled, whatever is valid now. A
 * level that was passed before that bet, because a new version asks for less, is reached without a bonus (product rule 21.4).
 *
 * @param isOn whether there are levels now; without them, bets only count towards the sums
 */
export async function recordReachedLevels(tx: Transaction, { from, to }: Stretch, isOn: boolean): Promise<void> {
  await tx.query(countText, { from, to, isOn })
}

// A member who is counted for the first time starts with the hourly sums, less the bets that are not counted yet.
const countText = `
  WITH visible AS MATERIALIZED (
    SELECT id, member_id, currency, valid_bet, settled_at, settled_xid FROM wager
    WHERE settled_xid >= :from AND status = 'settled' AND mode = 'real' AND valid_bet > 0
  ), settled AS (
    SELECT * FROM visible WHERE settled_xid < :to
  ), players AS (
    SELECT DISTINCT member_id, currency FROM settled
  ), before AS MATERIALIZED (
    SELECT p.member_id, p.currency, coalesce(t.valid_bet,
      (SELECT sum(h.valid_bet) FROM member_hour h
        WHERE h.member_id = p.member_id AND h.currency = p.currency AND h.status = 'settled')::bigint
      - (SELECT sum(v.valid_bet) FROM visible v WHERE v.member_id = p.member_id AND v.currency = p.currency)::bigint) AS total
    FROM players p LEFT JOIN vip_total t ON t.member_id = p.member_id AND t.currency = p.currency
  ), running AS MATERIALIZED (
    SELECT s.id, s.member_id, s.currency, s.settled_at, s.valid_bet,
      b.total + sum(s.valid_bet) OVER (PARTITION BY s.member_id, s.currency ORDER BY s.settled_at, s.id)::bigint AS after
    FROM settled s JOIN before b ON b.member_id = s.member_id AND b.currency = s.currency
  ), levels AS MATERIALIZED (
    SELECT p.version, p.currency, p.begins, p.ends, l.rank, l.needed, l.bonus FROM (
      SELECT version, currency, valid_from AS begins,
        coalesce(lead(valid_from) OVER (PARTITION BY currency ORDER BY valid_from, version), 'infinity') AS ends
      FROM vip_programme) p
    JOIN vip_level l ON l.version = p.version
    WHERE :isOn::boolean
  ), summed AS (
    INSERT INTO vip_total (member_id, currency, valid_bet)
    SELECT member_id, currency, max(after) FROM running GROUP BY member_id, currency
    ON CONFLICT (member_id, currency) DO UPDATE SET valid_bet = excluded.valid_bet
  )
  INSERT INTO vip_step (member_id, rank, version, currency, valid_bet, reached_at, bonus, state)
  SELECT member_id, rank, version, currency, after, settled_at, due, CASE WHEN due > 0 THEN 'open' ELSE 'none' END
  FROM (
    SELECT DISTINCT ON (r.member_id, l.rank) r.member_id, l.rank, l.version, r.currency, r.after, r.settled_at,
      CASE WHEN r.after - r.valid_bet < l.needed THEN l.bonus ELSE 0 END AS due
    FROM running r
    JOIN levels l ON l.currency = r.currency AND r.after >= l.needed AND r.settled_at >= l.begins AND r.settled_at < l.ends
    ORDER BY r.member_id, l.rank, r.settled_at, r.id
  ) reached
  ORDER BY member_id, rank
  ON CONFLICT (member_id, rank) DO NOTHING`

/** Bets that were settled by the transactions `from` up to `to`, which is excluded. */
export interface Stretch {
  readonly from: bigint
  readonly to: bigint
}
