import { array, nonempty, object, string } from 'superstruct'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { nothing, RowNumber, Text } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { putVersion } from '#gateway/platform/operators/put-version.ts'
import { placeOf } from '#gateway/platform/uploads/configured-store.ts'
import { GiveRefused, giveReward } from './give.ts'
import { putPromotion } from './put-promotion.ts'
import { decideApplication, waitingApplications } from './review.ts'

/** Gives members something to claim. One who cannot be given it does not stop the others. */
const give = operation({
  takes: object({ promotion: string(), reference: string(), account: nonempty(array(string())) }),
  run: async ({ deps, by, out }, { promotion, reference, account: accounts }) => {
    let refused = 0
    for (const account of accounts) {
      const member = await findAccount(deps.database, account)
      try {
        const reward = await giveReward(deps, { promotion, memberId: member?.id ?? 0n, reference, by })
        out.line(`Reward ${reward} waits for ${account}.`)
      } catch (error) {
        if (!(error instanceof GiveRefused)) throw error
        out.complain(`${account}: ${error.message}`)
        refused++
      }
    }
    return refused === 0 ? 0 : 1
  },
})

/** Applications that wait for a decision, with the places of their pictures. */
const applications = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps: { database, config }, out }) => {
    const rows = await waitingApplications(database)
    for (const { id, name, account, comment, created_at, pictures } of rows) {
      out.row(id, created_at, account, name, comment)
      for (const picture of pictures) out.line(`  ${placeOf(config, picture)}`)
    }
    if (rows.length === 0) out.line('Nothing waits.')
  },
})

const approve = operation({
  takes: object({ number: RowNumber }),
  run: async ({ deps, by, out }, { number }) => {
    await decideApplication(deps, number, { by, reject: undefined })
    out.line(`Application ${number} is approved.`)
  },
})

const reject = operation({
  takes: object({ number: RowNumber, reason: Text }),
  run: async ({ deps, by, out }, { number, reason }) => {
    await decideApplication(deps, number, { by, reject: reason })
    out.line(`Application ${number} is rejected.`)
  },
})

export const promotionOperations: Readonly<Record<string, Operation>> = {
  'promotions.put': putVersion(putPromotion),
  'promotions.give': give,
  'promotions.applications': applications,
  'promotions.approve': approve,
  'promotions.reject': reject,
}
