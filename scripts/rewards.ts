// VIP programmes, bonuses, invitations, missions and tournaments; see docs/operating.md.
//   npm run rewards                                             lists the versions of all
//   npm run rewards -- vip FILE.json --by NAME [--from MOMENT]  puts in another programme
//   npm run rewards -- offer FILE.json --by NAME [--from MOMENT] [--until MOMENT]  puts in an offer, or another version of one
//   npm run rewards -- gift OFFER ACCOUNT REFERENCE --by NAME   gives a bonus to a member
//   npm run rewards -- referral FILE.json --by NAME [--from MOMENT] [--until MOMENT]  puts in another rule for invitations
//   npm run rewards -- missions FILE.json --by NAME [--from MOMENT] [--until MOMENT]  puts in the missions of a season
//   npm run rewards -- referrals                                lists invitations that wait for a person
//   npm run rewards -- referrals approve|refuse ID --by NAME    decides about one
//   npm run rewards -- tournament FILE.json --by NAME           announces a tournament
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { giveBonus } from '#gateway/bonus/gift.ts'
import { listOffers, putOffer } from '#gateway/bonus/offers.ts'
import type { Database } from '#gateway/db/client.ts'
import { findAccount } from '#gateway/member/accounts.ts'
import { listSets, putMissions } from '#gateway/missions/sets.ts'
import { decideHeld, listHeld } from '#gateway/referral/look.ts'
import { listRules, putRule } from '#gateway/referral/rules.ts'
import { listTournaments, putTournament } from '#gateway/tournaments/put-tournament.ts'
import { listProgrammes } from '#gateway/vip/programme.ts'
import { putProgramme } from '#gateway/vip/put-programme.ts'
import { onOperatorDatabase } from './operator-database.ts'

const usage = `npm run rewards
npm run rewards -- vip FILE.json --by NAME [--from 2027-01-01T03:00:00Z]
npm run rewards -- offer FILE.json --by NAME [--from 2027-01-01T03:00:00Z] [--until 2027-02-01T03:00:00Z]
npm run rewards -- gift OFFER ACCOUNT REFERENCE --by NAME
npm run rewards -- referral FILE.json --by NAME [--from 2027-01-01T03:00:00Z] [--until 2027-02-01T03:00:00Z]
npm run rewards -- missions FILE.json --by NAME [--from 2027-01-01T03:00:00Z] [--until 2027-02-01T03:00:00Z]
npm run rewards -- referrals [approve|refuse ID --by NAME]
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
  if (command === 'referral' && first && by) {
    const validUntil = momentOf(options.until) ?? null
    const version = await putRule(database, await jsonOf(first), { by, validFrom, validUntil, now })
    console.log(`Version ${version} is valid from ${validFrom.toISOString()}.`)
    return 0
  }
  if (command === 'missions' && first && by) {
    const validUntil = momentOf(options.until) ?? null
    const version = await putMissions(database, await jsonOf(first), { by, validFrom, validUntil, now })
    console.log(`Version ${version} is valid from ${validFrom.toISOString()}.`)
    return 0
  }
  if (command === 'referrals' && first === undefined) return await listReferrals(database)
  if (command === 'referrals' && (first === 'approve' || first === 'refuse') && /^\d{1,18}$/.test(second ?? '') && by) {
    await decideHeld(database, { id: BigInt(second ?? ''), decision: first, by, now })
    console.log(first === 'approve' ? 'It is paid by the next run of the job.' : 'It is refused.')
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

async function listReferrals(database: Database): Promise<number> {
  const held = await listHeld(database)
  for (const { id, inviter, invited, flags, currency, amount, qualified_at } of held)
    console.log([id, inviter, invited, qualified_at.toISOString(), flags.join(' '), currency, amount].join('\t'))
  if (held.length === 0) console.log('No invitation waits for a person.')
  return 0
}

const jsonOf = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

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
  const rules = await listRules(database)
  for (const { version, currency, valid_from, valid_until, put_in_by } of rules) {
    const until = valid_until?.toISOString() ?? 'no end'
    console.log(['referral', version, currency, valid_from.toISOString(), until, put_in_by].join('\t'))
  }
  const sets = await listSets(database)
  for (const { season, version, currency, valid_from, valid_until, put_in_by } of sets) {
    const until = valid_until?.toISOString() ?? 'no end'
    console.log([`missions ${season}`, version, currency, valid_from.toISOString(), until, put_in_by].join('\t'))
  }
  const tournaments = await listTournaments(database)
  for (const { name, currency, state, starts_at, ends_at, pool, put_in_by } of tournaments)
    console.log(
      [`tournament ${name}`, state, currency, pool, starts_at.toISOString(), ends_at.toISOString(), put_in_by].join(
        '\t',
      ),
    )
  const all = [programmes, offers, rules, sets, tournaments]
  if (all.every((found) => found.length === 0)) console.log('There is nothing yet.')
  return 0
}
