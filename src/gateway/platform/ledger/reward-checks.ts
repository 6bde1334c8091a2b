/**
 * Queries for rewards that are paid out of the bonus money (system purpose `bonus`) into the main wallet of a member.
 *
 * `rows` is SQL that gives one row for each paid reward: `kind` of its transfer, `row` (its name in a report), `member_id`,
 * `currency`, `amount`, `transfer_id`.
 */

/** Finds rewards without their transfer, and transfers of these kinds without their reward. */
export const withoutTheOther = (kinds: readonly string[], rows: string): string => `
    SELECT coalesce(b.row, 'transfer ' || t.id) AS row, t.kind
      FROM (${rows}) b
      FULL JOIN (SELECT * FROM ledger_transfer WHERE kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})) t
        ON t.id = b.transfer_id AND t.kind = b.kind
      WHERE b.row IS NULL OR t.id IS NULL`

/** Finds rewards whose transfer moved another amount, or from or to somewhere else. */
export const movedOtherwise = (rows: string): string => `
    SELECT b.row, b.amount, m.given, m.taken
      FROM (${rows}) b
      CROSS JOIN LATERAL (SELECT
          coalesce(sum(p.amount) FILTER (WHERE a.owner_kind = 'member' AND a.owner_id = b.member_id::text AND a.purpose = 'main'), 0)
            AS given,
          coalesce(-sum(p.amount) FILTER (WHERE a.owner_kind = 'system' AND a.owner_id = 'bonus'), 0) AS taken
        FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE p.transfer_id = b.transfer_id AND p.currency = b.currency) m
      WHERE (m.given, m.taken) <> (b.amount, b.amount)`
