import { movedOtherwise, withoutTheOther } from '#gateway/platform/ledger/reward-checks.ts'

const claimed = `SELECT 'mission-reward' AS kind, 'mission ' || id AS row, member_id, currency, reward AS amount, transfer_id
    FROM mission_progress WHERE claimed_at IS NOT NULL`

/** Invariants between missions, bets and the ledger, each with the query that finds rows that violate it. */
export const missionChecks: Readonly<Record<string, string>> = {
  'each claimed mission has its transfer, and each such transfer its mission': withoutTheOther(
    ['mission-reward'],
    claimed,
  ),

  'a claimed mission gave its reward from the bonus money to the main wallet of its member': movedOtherwise(claimed),

  'the target, reward and points of a mission are those of its version': `
    SELECT 'mission ' || p.id AS row, p.target, p.reward, p.points
      FROM mission_progress p JOIN mission m ON m.version = p.version AND m.code = p.code JOIN mission_set s ON s.version = p.version
      WHERE (p.target, p.reward, p.points, p.season, p.currency) <> (m.target, m.reward, m.points, s.season, s.currency)`,

  'a claimed mission that counts bets has enough of them in its period': `
    SELECT 'mission ' || p.id AS row, p.target, w.bets, w.valid_bet
      FROM mission_progress p JOIN mission m ON m.version = p.version AND m.code = p.code
      CROSS JOIN LATERAL (SELECT count(*) AS bets, coalesce(sum(b.valid_bet), 0) AS valid_bet
        FROM wager b LEFT JOIN game g ON g.node_id = b.node_id
        WHERE b.member_id = p.member_id AND b.currency = p.currency AND b.mode = 'real' AND b.status = 'settled'
          AND b.corrects_id IS NULL AND b.free_id IS NULL AND b.settled_at >= p.counts_from AND b.settled_at < coalesce(p.ends_at, 'infinity')
          AND (m.categories IS NULL OR m.categories ? b.game_type) AND (m.vendors IS NULL OR m.vendors ? g.vassalage)) w
      WHERE p.claimed_at IS NOT NULL
        AND (m.kind = 'bets' AND w.bets < p.target OR m.kind = 'valid-bet' AND w.valid_bet < p.target)`,
}
