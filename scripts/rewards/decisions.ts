import { parseConfig } from '#gateway/config.ts'
import { placeOf } from '#gateway/platform/uploads/configured-store.ts'
import { decideApplication, waitingApplications } from '#gateway/rewards/promotions/review.ts'
import { decideHeld, listHeld } from '#gateway/rewards/referral/review.ts'
import { printLines, printRow } from '../printed.ts'
import { type Command, isId } from './command.ts'

const applications: Command = {
  usage: '',
  async run(database) {
    const config = parseConfig(process.env)
    const rows = await waitingApplications(database)
    for (const { id, name, account, comment, created_at, pictures } of rows) {
      printRow(id, created_at, account, name, comment)
      for (const picture of pictures) printLines(`  ${placeOf(config, picture)}`)
    }
    if (rows.length === 0) printLines('Nothing waits.')
    return 0
  },
}

const approve: Command = {
  usage: 'NUMBER --by NAME',
  async run(database, [number], { by }) {
    if (!isId(number) || !by) return undefined
    await decideApplication({ database, now: () => new Date() }, BigInt(number), { by, reject: undefined })
    printLines(`Application ${number} is approved.`)
    return 0
  },
}

const reject: Command = {
  usage: 'NUMBER REASON --by NAME',
  async run(database, [number, reason], { by }) {
    if (!isId(number) || !reason || !by) return undefined
    await decideApplication({ database, now: () => new Date() }, BigInt(number), { by, reject: reason })
    printLines(`Application ${number} is rejected.`)
    return 0
  },
}

const referrals: Command = {
  usage: '[approve|refuse NUMBER --by NAME]',
  async run(database, [decision, number], { by }) {
    if (decision === undefined) {
      const held = await listHeld(database)
      for (const { id, inviter, invited, flags, currency, amount, qualified_at } of held)
        printRow(id, inviter, invited, qualified_at, flags.join(' '), currency, amount)
      if (held.length === 0) printLines('No invitation waits for a review.')
      return 0
    }
    if ((decision !== 'approve' && decision !== 'refuse') || !isId(number) || !by) return undefined
    await decideHeld(database, { id: BigInt(number), decision, by, now: new Date() })
    printLines(decision === 'approve' ? 'It is paid by the next run of the job.' : 'It is refused.')
    return 0
  },
}

/** Cases that wait for the operator, and the commands that decide them. */
export const decisions: Readonly<Record<string, Command>> = { applications, approve, reject, referrals }
