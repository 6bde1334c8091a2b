import { object } from 'superstruct'
import { nothing, RowNumber } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { putVersion } from '#gateway/platform/operators/put-version.ts'
import { decideHeld, listHeld } from './review.ts'
import { putRule } from './rules.ts'

/** Invitations that a person must look at before anything is paid. */
const held = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps, out }) => {
    const rows = await listHeld(deps.database)
    for (const { id, inviter, invited, flags, currency, amount, qualified_at } of rows)
      out.row(id, inviter, invited, qualified_at, flags.join(' '), currency, amount)
    if (rows.length === 0) out.line('No invitation waits for a review.')
  },
})

const decide = (decision: 'approve' | 'refuse', says: string) =>
  operation({
    takes: object({ number: RowNumber }),
    run: async ({ deps, by, out }, { number }) => {
      await decideHeld(deps.database, { id: number, decision, by, now: deps.now() })
      out.line(says)
    },
  })

export const referralOperations: Readonly<Record<string, Operation>> = {
  'referral.put': putVersion(putRule),
  'referral.held': held,
  'referral.approve': decide('approve', 'It is paid by the next run of the job.'),
  'referral.refuse': decide('refuse', 'It is refused.'),
}
