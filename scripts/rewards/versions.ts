import { readFile } from 'node:fs/promises'
import { parseOutside } from '#gateway/outside-value.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { putOffer } from '#gateway/rewards/bonuses/offers.ts'
import { putPlan } from '#gateway/rewards/daily-sign-in/plans.ts'
import { putFreeOffer } from '#gateway/rewards/free-offers/offers.ts'
import { putMissions } from '#gateway/rewards/missions/sets.ts'
import { putPromotion } from '#gateway/rewards/promotions/put-promotion.ts'
import { putRaffle } from '#gateway/rewards/raffles/put-raffle.ts'
import { putEnvelope } from '#gateway/rewards/red-envelopes/put-envelope.ts'
import { putRule } from '#gateway/rewards/referral/rules.ts'
import { putTournament } from '#gateway/rewards/tournaments/put-tournament.ts'
import { putProgramme } from '#gateway/rewards/vip/put-programme.ts'
import { printLines } from '../printed.ts'
import { type Command, momentOf } from './command.ts'

interface Putting {
  readonly by: string
  readonly validFrom: Date
  readonly validUntil: Date | null
  readonly now: Date
}

/** A command that reads a file, checks it and puts it in as another version. */
function version(put: (database: Database, file: unknown, putting: Putting) => Promise<number>): Command {
  return {
    usage: 'FILE.json --by NAME [--from 2027-01-01T03:00:00Z] [--until 2027-02-01T03:00:00Z]',
    async run(database, [file], { by, from, until }) {
      if (!file || !by) return undefined
      const now = new Date()
      const validFrom = momentOf(from) ?? now
      if (validFrom < now) throw new Error('A version cannot be valid from a moment that is over.')
      const putting = { by, validFrom, validUntil: momentOf(until) ?? null, now }
      const number = await put(database, await jsonOf(file), putting)
      printLines(`Version ${number} is valid from ${validFrom.toISOString()}.`)
      return 0
    },
  }
}

/** A programme is valid until the next one. */
const vip: Command = {
  ...version(putProgramme),
  usage: 'FILE.json --by NAME [--from 2027-01-01T03:00:00Z]',
}

const tournament: Command = {
  usage: 'FILE.json --by NAME',
  async run(database, [file], { by }) {
    if (!file || !by) return undefined
    await putTournament(database, await jsonOf(file), { by, now: new Date() })
    printLines('The tournament is announced.')
    return 0
  },
}

const envelope: Command = {
  usage: 'FILE.json --by NAME',
  async run(database, [file], { by }) {
    if (!file || !by) return undefined
    await putEnvelope(database, await jsonOf(file), { by, now: new Date() })
    printLines('The red envelope is published, and its total is put aside.')
    return 0
  },
}

const raffle: Command = {
  usage: 'FILE.json --by NAME',
  async run(database, [file], { by }) {
    if (!file || !by) return undefined
    await putRaffle(database, await jsonOf(file), { by, now: new Date() })
    printLines('The raffle is announced, and its prizes are put aside.')
    return 0
  },
}

/** Commands that store a file. */
export const versions: Readonly<Record<string, Command>> = {
  vip,
  offer: version(putOffer),
  'free-rounds': version(putFreeOffer),
  promotion: version(putPromotion),
  referral: version(putRule),
  missions: version(putMissions),
  'sign-in': version(putPlan),
  envelope,
  raffle,
  tournament,
}

async function jsonOf(file: string): Promise<unknown> {
  return parseOutside(await readFile(file, 'utf8'))
}
