/**
 * SQL: the bets `w` that feed a pot `p` (product rule 34.2): settled, with real money in the pot's currency, of its
 * categories and games. A valid bet is the part that was staked with real money: free rounds have none, further wins have
 * none, and rolled back bets are not settled. Bets count in the order of the transactions that settled them, and those of
 * one transaction in the order of their numbers.
 */
export const feedsPot = `w.status = 'settled' AND w.mode = 'real' AND w.valid_bet > 0 AND w.currency = p.currency
  AND (p.game_types ? w.game_type OR p.node_ids @> to_jsonb(w.node_id))
  AND w.id > p.after_bet AND (w.settled_xid, w.id) > (p.from_xid, p.from_bet)`

/** SQL: what a pot `p` has, by the sum of the bets that it counted: see `potOf` in `src/lib/jackpot-draw.ts`. */
export const amountOf = (counted: string): string => `(p.start + div((${counted})::numeric * p.share, 10000))::bigint`
