import { object, string } from 'superstruct'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { putVersion } from '#gateway/platform/operators/put-version.ts'
import { giveBonus } from './gift.ts'
import { putOffer } from './offers.ts'

/** Gives a member a bonus that runs at once. */
const gift = operation({
  takes: object({ offer: string(), account: string(), reference: string() }),
  run: async ({ deps, by, out }, { offer, account, reference }) => {
    const member = await findAccount(deps.database, account)
    if (!member) throw new Error(`There is no account ${account}.`)
    const bonus = await giveBonus(deps, { offer, memberId: member.id, reference, by })
    out.line(`Bonus ${bonus} is granted to ${account}.`)
  },
})

export const bonusOperations: Readonly<Record<string, Operation>> = {
  'bonuses.put': putVersion(putOffer),
  'bonuses.gift': gift,
}
