import type { Contest } from '#gateway/rewards/contests/contest.ts'

/** How the prizes of raffles are kept and paid. */
export const raffleContest: Contest = {
  table: 'raffle',
  entries: 'raffle_entry',
  known: 'drawn',
  account: 'name',
  funding: 'raffle-pool',
  paying: 'raffle-prize',
  returning: 'raffle-return',
  message: 'raffle_prize',
}

/**
 * SQL: the bets or deposits that count for an entry `p` of a raffle `r` (product rule 27.14), in minor units. A bet counts
 * when it is settled, a deposit when it is credited; rolled back bets and returned deposits do not count. A late win has a
 * row of its own but is not another bet.
 */
export const countedOf = `(CASE r.fact
    WHEN 'valid-bet' THEN (SELECT coalesce(sum(w.valid_bet), 0) FROM wager w
      WHERE w.member_id = p.member_id AND w.mode = 'real' AND w.status = 'settled' AND w.currency = r.currency
        AND w.corrects_id IS NULL AND w.settled_at >= r.starts_at AND w.settled_at < r.ends_at)
    ELSE (SELECT coalesce(sum(d.received - coalesce(d.fee, 0)), 0) FROM deposit d
      WHERE d.member_id = p.member_id AND d.status = 'credited' AND d.currency = r.currency
        AND d.paid_at >= r.starts_at AND d.paid_at < r.ends_at)
  END)::bigint`

/** SQL: the number of tickets of an entry `p` of a raffle `r`: whole ones, at most as many as a member can have. */
export const ticketsOf = `least(r.most, ${countedOf} / r.per)::integer`
