import { bigint, type Infer, nullable, string, type } from 'superstruct'
import { protectionOf, shownName } from '#gateway/agents/line/in-line.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { idsNextTo, keysetPage } from '#gateway/platform/http/keyset.ts'

const MemberRow = type({ id: bigint(), account: nullable(string()), valid_bet: bigint(), deposited: bigint() })

/**
 * Accounts that a statement counts as active, the newest accounts first. The statement of a large line names tens of
 * thousands.
 *
 * @throws {CallFailure} `invalid_request` for a cursor of another list
 */
export async function statementMembers(
  on: Executor,
  statementId: bigint,
  { now, ...paging }: { readonly now: Date; readonly cursor?: string | undefined; readonly pageSize: number },
) {
  const asked = { list: `getStatementMembers ${statementId}`, ...paging }
  const { rows, next, previous } = await keysetPage(asked, async (limit, place) => {
    const order = place?.side === 'newer' ? 'ASC' : 'DESC'
    // The pair is compared, because only the key has pairs in order: one page is read whatever the table's statistics
    // say. Each name is looked up by itself, because the planner may read all accounts of the house for a join.
    const text = `SELECT a.member_id AS id, a.valid_bet, a.deposited,
        (SELECT ${shownName(':now')} FROM member m ${protectionOf} WHERE m.id = a.member_id) AS account
      FROM (SELECT member_id, valid_bet, deposited FROM line_statement_active
        WHERE (statement_id, member_id) > (:statementId::bigint, :above::bigint) AND (statement_id, member_id) < (:statementId::bigint, :below::bigint)
        ORDER BY statement_id ${order}, member_id ${order} LIMIT :limit) a ORDER BY a.member_id DESC`
    return { rows: await rowsOf(on, MemberRow, text, { statementId, now, limit, ...idsNextTo(place) }) }
  })
  return { list: rows.map(wire), next, previous }
}

const wire = ({ account, valid_bet: validBet, deposited }: Infer<typeof MemberRow>) => ({
  account,
  validBet,
  deposited,
})
