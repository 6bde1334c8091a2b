// VIP programmes, bonuses, promotions and tournaments; see docs/operating.md.
//   npm run rewards                                             lists them all
//   npm run rewards -- vip FILE.json --by NAME [--from MOMENT]  puts in another programme
//   npm run rewards -- offer FILE.json --by NAME [--from MOMENT] [--until MOMENT]  puts in an offer, or another version of one
//   npm run rewards -- gift OFFER ACCOUNT REFERENCE --by NAME   gives a bonus to a member
//   npm run rewards -- promotion FILE.json --by NAME [--from MOMENT] [--until MOMENT]  puts in a promotion, or another version of one
//   npm run rewards -- give PROMOTION REFERENCE ACCOUNT... --by NAME  gives members something that they can claim
//   npm run rewards -- applications                             lists applications that wait, with the places of their pictures (WebP)
//   npm run rewards -- approve NUMBER --by NAME                 accepts an application
//   npm run rewards -- reject NUMBER REASON --by NAME           rejects one, with a reason that the member reads
//   npm run rewards -- tournament FILE.json --by NAME           announces a tournament
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { giveBonus } from '#gateway/bonus/gift.ts'
import { listOffers, putOffer } from '#gateway/bonus/offers.ts'
import { parseConfig } from '#gateway/config.ts'
import type { Database } from '#gateway/db/client.ts'
import { findAccount } from '#gateway/member/accounts.ts'
import { GiveRefused, giveReward } from '#gateway/promotions/give.ts'
import { listPromotions } from '#gateway/promotions/promotions.ts'
import { putPromotion } from '#gateway/promotions/put-promotion.ts'
import { decideApplication, waitingApplications } from '#gateway/promotions/review.ts'
import { placeOf } from '#gateway/uploads/configured-store.ts'
import { listTournaments, putTournament } from '#gateway/tournaments/put-tournament.ts'
import { listProgrammes } from '#gateway/vip/programme.ts'
import { putProgramme } from '#gateway/vip/put-programme.ts'
import { onOperatorDatabase } from './operator-database.ts'

const usage = `npm run rewards
npm run rewards -- vip FILE.json --by NAME [--from 2027-01-01T03:00:00Z]
npm run rewards -- offer FILE.json --by NAME [--from 2027-01-01T03:00:00Z] [--until 2027-02-01T03:00:00Z]
npm run rewards -- gift OFFER ACCOUNT REFERENCE --by NAME
npm run rewards -- promotion FILE.json --by NAME [--from 2027-01-01T03:00:00Z] [--until 2027-02-01T03:00:00Z]
npm run rewards -- give PROMOTION REFERENCE ACCOUNT... --by NAME
npm run rewards -- applications
npm run rewards -- approve NUMBER --by NAME
npm run rewards -- reject NUMBER REASON --by NAME
npm run rewards -- tournament FILE.json --by NAME`

interface Options {
  readonly by?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' }, from: { type: 'string' }, until: { type: 'string' } },
  })
  return await onOperatorDatabase((database) => run(database, positionals, values))
}

async function run(database: Database, [command, ...rest]: readonly string[], options: Options): Promise<number> {
  if (command === undefined) return await list(database)
  const [first, second, third] = rest
  const { by } = options
  const now = new Date()
  const validFrom = momentOf(options.from) ?? now
  if (validFrom < now) throw new Error('A version cannot be valid from a moment that is over.')
  if (command === 'vip' && first && by) {
    const version = await putProgramme(database, await jsonOf(first), { by, validFrom, now })
    console.log(`Version ${version} is valid from ${validFrom.toISOString()}.`)
    return 0
  }
  if (command === 'offer' && first && by) {
    const validUntil = momentOf(options.until) ?? null
    const version = await putOffer(database, await jsonOf(first), { by, validFrom, validUntil, now })
    console.log(`Version ${version} is valid from ${validFrom.toISOString()}.`)
    return 0
  }
  if (command === 'gift' && first && second && third && by) {
    const member = await findAccount(database, second)
    if (!member) throw new Error(`There is no account ${second}.`)
    const gift = { offer: first, memberId: member.id, reference: third, by }
    console.log(`Bonus ${await giveBonus({ database, now: () => now }, gift)} is granted to ${second}.`)
    return 0
  }
  if (command === 'promotion' && first && by) {
    const validUntil = momentOf(options.until) ?? null
    const version = await putPromotion(database, await jsonOf(first), { by, validFrom, validUntil, now })
    console.log(`Version ${version} is valid from ${validFrom.toISOString()}.`)
    return 0
  }
  if (command === 'give' && first && second && rest.length > 2 && by)
    return await giveAll(database, { promotion: first, reference: second, accounts: rest.slice(2), by, now })
  if (command === 'applications') return await listApplications(database)
  if ((command === 'approve' || (command === 'reject' && second)) && first && /^\d{1,18}$/.test(first) && by) {
    const reject = command === 'reject' ? second : undefined
    await decideApplication({ database, now: () => now }, BigInt(first), { by, reject })
    console.log(`Application ${first} is ${reject === undefined ? 'approved' : 'rejected'}.`)
    return 0
  }
  if (command === 'tournament' && first && by) {
    await putTournament(database, await jsonOf(first), { by, now })
    console.log('The tournament is announced.')
    return 0
  }
  console.error(usage)
  return 1
}

interface ToAll {
  readonly promotion: string
  readonly reference: string
  readonly accounts: readonly string[]
  readonly by: string
  readonly now: Date
}

/** One member who cannot be given it does not stop the others. */
async function giveAll(database: Database, { promotion, reference, accounts, by, now }: ToAll): Promise<number> {
  let refused = 0
  for (const account of accounts) {
    const member = await findAccount(database, account)
    try {
      const gift = { promotion, memberId: member?.id ?? 0n, reference, by }
      console.log(`Reward ${await giveReward({ database, now: () => now }, gift)} waits for ${account}.`)
    } catch (error) {
      if (!(error instanceof GiveRefused)) throw error
      console.error(`${account}: ${error.message}`)
      refused++
    }
  }
  return refused === 0 ? 0 : 1
}

async function listApplications(database: Database): Promise<number> {
  const config = parseConfig(process.env)
  const rows = await waitingApplications(database)
  for (const { id, name, account, comment, created_at, pictures } of rows) {
    console.log([id, created_at.toISOString(), account, name, comment ?? ''].join('\t'))
    for (const picture of pictures) console.log(`  ${placeOf(config, picture)}`)
  }
  if (rows.length === 0) console.log('Nothing waits.')
  return 0
}

async function jsonOf(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new Error(`${text} is no moment.`)
  return moment
}

async function list(database: Database): Promise<number> {
  const programmes = await listProgrammes(database)
  for (const { version, currency, valid_from, levels, put_in_by } of programmes)
    console.log(['vip', version, currency, valid_from.toISOString(), `${levels} levels`, put_in_by].join('\t'))
  const offers = await listOffers(database)
  for (const { name, version, currency, valid_from, valid_until, put_in_by } of offers) {
    const until = valid_until?.toISOString() ?? 'no end'
    console.log([`offer ${name}`, version, currency, valid_from.toISOString(), until, put_in_by].join('\t'))
  }
  const promotions = await listPromotions(database)
  for (const { name, kind, version, currency, valid_from, valid_until, put_in_by } of promotions) {
    const until = valid_until?.toISOString() ?? 'no end'
    console.log([`${kind} ${name}`, version, currency, valid_from.toISOString(), until, put_in_by].join('\t'))
  }
  const tournaments = await listTournaments(database)
  for (const { name, currency, state, starts_at, ends_at, pool, put_in_by } of tournaments)
    console.log(
      [`tournament ${name}`, state, currency, pool, starts_at.toISOString(), ends_at.toISOString(), put_in_by].join(
        '\t',
      ),
    )
  if (programmes.length + offers.length + promotions.length + tournaments.length === 0)
    console.log('There is no programme, offer, promotion or tournament.')
  return 0
}
