import { string, type } from 'superstruct'
import { issueInvitation } from '#gateway/account/auth/invitations.ts'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { randomCode } from '#gateway/tokens.ts'

const CodeRow = type({ code: string() })

/** The code by which a member invites others; it is made when first asked for, and never changes. */
export async function memberCode(database: Database, memberId: bigint, now: Date): Promise<string> {
  const known = await codeOf(database, memberId)
  if (known !== undefined) return known
  return await database.transaction(async (tx) => {
    // The second of two simultaneous calls finds the code of the first.
    await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
    for (;;) {
      const made = await codeOf(tx, memberId)
      if (made !== undefined) return made
      // A code that is already in use stays with its owner.
      await issueInvitation(tx, { code: randomCode(), kind: 'referral', memberId, now })
    }
  })
}

async function codeOf(on: Executor, memberId: bigint): Promise<string | undefined> {
  const text = `SELECT code FROM invitation_code WHERE member_id = :memberId AND kind = 'referral' ORDER BY created_at, code LIMIT 1`
  return (await rowOf(on, CodeRow, text, { memberId }))?.code
}
