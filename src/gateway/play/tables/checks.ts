/** Invariants of shared rounds, each with the query that finds rows that violate it. */
export const tableChecks: Readonly<Record<string, string>> = {
  'a bet at a table lies in the round of its player, with the stake of its bet': `
    SELECT 'bet ' || b.wager_id AS row, b.stake, w.stake AS staked, w.round_id, p.round_id AS round
      FROM table_bet b LEFT JOIN table_player p
        ON (p.table_id, p.number, p.member_id, p.mode) = (b.table_id, b.number, b.member_id, b.mode)
      LEFT JOIN wager w ON w.id = b.wager_id
      WHERE w.id IS NULL OR w.stake <> b.stake OR w.round_id <> p.round_id OR w.member_id <> b.member_id OR w.mode <> b.mode
         OR (w.state = 'refunded') <> b.undone`,

  'a settled round of a table has no open bet and no player who waits': `
    SELECT r.table_id || ' ' || r.number AS row, r.state, p.member_id, w.id AS wager
      FROM table_round r JOIN table_player p USING (table_id, number)
      LEFT JOIN wager w ON w.round_id = p.round_id AND w.state = 'open'
      WHERE r.settled_at IS NOT NULL AND (p.settled_at IS NULL OR w.id IS NOT NULL)`,

  'no bet at a table is settled before its round is decided': `
    SELECT 'bet ' || b.wager_id AS row, w.state, r.state AS round
      FROM table_bet b JOIN table_round r USING (table_id, number) JOIN wager w ON w.id = b.wager_id
      WHERE w.state NOT IN ('open', 'refunded') AND r.state IN ('open', 'closed')`,

  'a void round of a table pays nothing': `
    SELECT 'bet ' || b.wager_id AS row, w.state
      FROM table_bet b JOIN table_round r USING (table_id, number) JOIN wager w ON w.id = b.wager_id
      WHERE r.state = 'void' AND r.settled_at IS NOT NULL AND w.state NOT IN ('void', 'refunded')`,

  'the sums of a round at a table are those of its bets': `
    SELECT s.table_id || ' ' || s.number AS row, s.currency, s.bets, c.bets AS counted, s.players, c.players AS seen, s.exposure, c.exposure AS risk
      FROM table_sum s LEFT JOIN LATERAL (
        SELECT count(*)::int AS bets, count(DISTINCT b.member_id)::int AS players, coalesce(sum(b.exposure), 0)::bigint AS exposure
          FROM table_bet b JOIN wager w ON w.id = b.wager_id
          WHERE b.table_id = s.table_id AND b.number = s.number AND w.currency = s.currency AND NOT b.undone) c ON true
      WHERE s.currency <> 'FUN' AND (s.bets <> c.bets OR s.players <> c.players OR s.exposure <> c.exposure)`,

  'what a player has at stake at a table is what was not taken back': `
    SELECT p.table_id || ' ' || p.number AS row, p.member_id, p.stake, c.stake AS counted
      FROM table_player p LEFT JOIN LATERAL (
        SELECT coalesce(sum(b.stake), 0)::bigint AS stake FROM table_bet b
          WHERE (b.table_id, b.number, b.member_id, b.mode) = (p.table_id, p.number, p.member_id, p.mode) AND NOT b.undone) c ON true
      WHERE p.stake <> c.stake AND p.mode = 'real'`,

  'a seat of a table has a stake of its player': `
    SELECT s.table_id || ' ' || s.number AS row, s.place, s.member_id FROM table_seat s
      WHERE s.mode = 'real'
        AND NOT EXISTS (SELECT FROM table_bet b WHERE (b.table_id, b.number, b.member_id, b.mode) = (s.table_id, s.number, s.member_id, s.mode)
          AND b.place = 'seat-' || (s.place + 1) AND NOT b.undone)`,

  'a bet at a seat of a table is one of the player who has the seat': `
    SELECT 'bet ' || b.wager_id AS row, b.place, b.member_id, s.member_id AS sits FROM table_bet b
      LEFT JOIN table_seat s ON (s.table_id, s.number, s.place + 1) = (b.table_id, b.number, substring(b.place, 6, 1)::int)
      WHERE b.place ~ '^seat-[1-7]' AND NOT b.undone AND (s.member_id, s.mode) IS DISTINCT FROM (b.member_id, b.mode)`,

  'a settled round with seats was played with the stakes that its players had': `
    SELECT r.table_id || ' ' || r.number AS row, t.seat, t.stake, b.stake AS staked
      FROM table_round r CROSS JOIN LATERAL (SELECT 'seat-' || ((e ->> 'place')::int + 1) AS seat, (e ->> 'stake')::bigint AS stake
          FROM jsonb_array_elements(CASE WHEN jsonb_typeof(r.result -> 'steps') = 'array' THEN r.result -> 'seats' ELSE '[]' END) e) t
      LEFT JOIN LATERAL (SELECT sum(b.stake)::bigint AS stake FROM table_bet b
          WHERE (b.table_id, b.number, b.place) = (r.table_id, r.number, t.seat) AND NOT b.undone AND b.mode = 'real') b ON true
      WHERE r.state = 'settled' AND b.stake IS NOT NULL AND b.stake <> t.stake`,

  'the rounds of a crash table are the hashes of its chain, one after the other': `
    SELECT r.table_id || ' ' || r.number AS row FROM table_round r JOIN table_chain c ON c.table_id = r.table_id
        AND r.number BETWEEN c.first_round AND c.first_round + c.rounds - 1
      LEFT JOIN table_round b ON b.table_id = r.table_id AND b.number = r.number - 1
      WHERE r.commitment <> CASE r.number WHEN c.first_round THEN c.head ELSE coalesce(b.server_seed, r.commitment) END`,
}
