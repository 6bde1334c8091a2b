import { bigint, type Infer, nullable, string, type } from 'superstruct'
import { isNamed } from '#gateway/agent/report/in-line.ts'
import type { Executor } from '#gateway/db/client.ts'
import { rowsOf } from '#gateway/db/rows.ts'
import { keysetPage } from '#gateway/http/keyset.ts'

const MemberRow = type({ id: bigint(), account: nullable(string()), valid_bet: bigint(), deposited: bigint() })

/**
 * Accounts that a statement counts as active, those that were opened last first: the statement of a large line names tens of thousands.
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
    const isBack = place?.side === 'newer'
    const text = `WITH a AS MATERIALIZED (
        SELECT * FROM line_statement_active
        WHERE statement_id = $1 ${place ? `AND member_id ${isBack ? '>' : '<'} $4::bigint` : ''}
        ORDER BY member_id ${isBack ? 'ASC' : 'DESC'} LIMIT $3)
      SELECT m.id, CASE WHEN ${isNamed('$2::timestamptz')} THEN m.account END AS account, a.valid_bet, a.deposited
      FROM a JOIN member m ON m.id = a.member_id ORDER BY m.id DESC`
    const values = [statementId, now, limit]
    return { rows: await rowsOf(on, MemberRow, text, place ? [...values, place.id] : values) }
  })
  return { list: rows.map(wire), next, previous }
}

const wire = ({ account, valid_bet: validBet, deposited }: Infer<typeof MemberRow>) => ({
  account,
  validBet,
  deposited,
})
