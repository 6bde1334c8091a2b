import { findAccount } from '#gateway/account/members/accounts.ts'
import { giveBonus } from '#gateway/rewards/bonuses/gift.ts'
import { GiveRefused, giveReward } from '#gateway/rewards/promotions/give.ts'
import { complain, printLines } from '../printed.ts'
import type { Command } from './command.ts'

/** A bonus that runs at once. */
const gift: Command = {
  usage: 'OFFER ACCOUNT REFERENCE --by NAME',
  async run(database, [offer, account, reference], { by }) {
    if (!offer || !account || !reference || !by) return undefined
    const member = await findAccount(database, account)
    if (!member) throw new Error(`There is no account ${account}.`)
    const bonus = await giveBonus({ database, now: () => new Date() }, { offer, memberId: member.id, reference, by })
    printLines(`Bonus ${bonus} is granted to ${account}.`)
    return 0
  },
}

/** Something that members can claim. One who cannot be given it does not stop the others. */
const give: Command = {
  usage: 'PROMOTION REFERENCE ACCOUNT... --by NAME',
  async run(database, [promotion, reference, ...accounts], { by }) {
    if (!promotion || !reference || accounts.length === 0 || !by) return undefined
    let refused = 0
    for (const account of accounts) {
      const member = await findAccount(database, account)
      try {
        const wish = { promotion, memberId: member?.id ?? 0n, reference, by }
        const reward = await giveReward({ database, now: () => new Date() }, wish)
        printLines(`Reward ${reward} waits for ${account}.`)
      } catch (error) {
        if (!(error instanceof GiveRefused)) throw error
        complain(`${account}: ${error.message}`)
        refused++
      }
    }
    return refused === 0 ? 0 : 1
  },
}

/** Commands that give something to members. */
export const gifts: Readonly<Record<string, Command>> = { gift, give }
