import { createHash } from 'node:crypto'
import { setDownlineRebate } from '#contract/agents/links/set-downline-rebate.ts'
import { sendTestPostback } from '#contract/agents/postbacks/send-test-postback.ts'
import { addDays, type Day, dayIn } from '#lib/civil-days.ts'
import { salary, tier } from './agent-contracts.ts'
import { linkOf } from './agent-links.ts'
import { lineCounted, someStatement } from './agents.ts'
import { agree, give, lineAgent, offer } from './contracts.ts'
import type { TestGateway } from './gateway.ts'
import { type Person, payIn } from './people.ts'
import { setPostbackBy } from './postbacks.ts'
import { byOwner } from './rounds.ts'

/** The position of an account, as the asking agent sees it; `self` is that agent. */
export const positions = ['self', 'above', 'beside', 'direct', 'deep', 'otherLine', 'former', 'closed'] as const
export type Position = (typeof positions)[number]

/** Requests of an agent about an account. */
export interface Owned {
  readonly account: string
  readonly statementId: string
  readonly linkId: string
  readonly deliveryId: string
  /** A request between this agent and one below or above it. */
  readonly requestId: string
}

/** An agent of a line, and agents at every position around it, each with something of everything. */
export async function aroundAgent(gateway: TestGateway) {
  const someAgent = async (above?: Person) => lastNamed(gateway, await lineAgent(gateway, above))
  const root = await someAgent()
  const asker = await someAgent(root)
  const beside = await someAgent(root)
  const [direct, former, closed] = [await someAgent(asker), await someAgent(asker), await someAgent(asker)]
  const deep = await someAgent(direct)
  const otherLine = await someAgent()
  for (const top of [root, otherLine]) await give(gateway, top, salary(tier(1000)))
  await agree(gateway, root, asker, salary(tier(800)))
  const people = { self: asker, above: root, beside, direct, deep, otherLine, former, closed }
  const requests: Partial<Record<Position, string>> = {}
  const offered = async (position: Position, from: Person, to: Person) => {
    requests[position] = (await offer(gateway, from, to, salary(tier(100)))).value().requestId
  }
  await offered('self', root, asker)
  await offered('beside', root, beside)
  await agree(gateway, asker, direct, salary(tier(600)))
  await offered('deep', direct, deep)
  // These gave something themselves before they left.
  for (const position of ['former', 'closed'] as const) {
    await agree(gateway, asker, people[position], salary(tier(600)))
    await offered(position, people[position], await lineAgent(gateway, people[position]))
  }
  await offered('otherLine', otherLine, await lineAgent(gateway, otherLine))
  await offered('direct', asker, await lineAgent(gateway, asker))
  await offered('above', root, await lineAgent(gateway, root))
  const owned: Partial<Record<Position, Owned>> = {}
  for (const position of positions) {
    const person = people[position]
    const link = await linkOf(gateway, person, { rate: 0 })
    const { linkId } = link
    await setPostbackBy(gateway, person, link)
    const { deliveryId } = (await gateway.call(sendTestPostback, { linkId }, { token: person.token })).value()
    owned[position] = {
      account: person.username,
      statementId: await someStatement(gateway, person.username),
      linkId,
      deliveryId,
      requestId: requests[position] ?? '',
    }
    await payIn(gateway, person.token, 50_00n)
  }
  await lineCounted(gateway)
  const today = dayIn('America/Sao_Paulo', gateway.clock.now().getTime())
  await bets(gateway, today)
  ;(await gateway.call(setDownlineRebate, { account: direct.username, rate: 0 }, { token: asker.token })).value()
  await leave(gateway, former, today)
  await gateway.deps.database.query(
    'UPDATE member SET disabled_at = :now, closed_at = :now WHERE account = :username',
    { username: closed.username, now: gateway.clock.now() },
  )
  return { asker, people, owned: owned as Record<Position, Owned>, today, yesterday: addDays(today, -1) }
}

/** Gives an account a name with a unique beginning. */
async function lastNamed({ deps: { database } }: TestGateway, person: Person): Promise<Person> {
  await database.query(
    `UPDATE member SET account = account || 'q', account_key = account_key || 'q' WHERE account = :username`,
    { username: person.username },
  )
  return { ...person, username: `${person.username}q` }
}

/** Lets everybody below an agent have played today. */
const bets = ({ deps: { database } }: TestGateway, today: Day) =>
  database.query(
    `INSERT INTO line_play (day, member_id, agent_id, currency, game_type, wagers, stake, valid_bet, win, bonus_stake, bonus_win)
     SELECT :today::date, member_id, agent_id, 'BRL', 'RNG', 1, 100, 100, 0, 0, 0 FROM line_place`,
    { today },
  )

/** Ends an account's place, as a move to another line does. */
async function leave({ deps: { database } }: TestGateway, { username }: Person, today: Day): Promise<void> {
  const id = `(SELECT id FROM member WHERE account = '${username}')`
  await byOwner(database, `UPDATE line_place SET to_day = :today::date WHERE member_id = ${id}`, { today })
  await byOwner(
    database,
    `UPDATE agent_line l SET to_day = :today::date WHERE l.downline_id IN (SELECT downline_id FROM agent_line WHERE upline_id = ${id})
       AND l.upline_id NOT IN (SELECT downline_id FROM agent_line WHERE upline_id = ${id})`,
    { today },
  )
}

/** Data that agents above must not read: each value is unique to this person and no part of another text by chance. */
export function privateOf({ username }: Pick<Person, 'username'>) {
  const mark = createHash('sha256').update(username).digest('hex').slice(0, 12)
  const digits = BigInt(`0x${mark}`).toString().padStart(15, '7').slice(0, 11)
  return {
    nickname: `nick${mark}`,
    email: `${mark}@mail.example`,
    phone: `9${digits.slice(0, 8)}`,
    cpf: digits,
    payee: `Payee ${mark}`,
    pixKey: `pix-${mark}@mail.example`,
    document: mark.repeat(3).slice(0, 32),
  }
}

/** Gives an account contacts, a tax number, an account for payouts and a document. */
export async function plantPrivate({ deps: { database, now } }: TestGateway, person: Person): Promise<string[]> {
  const { nickname, email, phone, cpf, payee, pixKey, document } = privateOf(person)
  await database.query(
    `UPDATE member SET nickname = :nickname, email = :email, email_verified_at = :emailVerifiedAt, mobile_num = :phone, country_dialing_code = '55', mobile_key = '+55' || :phone,
       mobile_verified_at = :emailVerifiedAt, cpf = :cpf, payee_name = :payee WHERE account = :username`,
    { username: person.username, nickname, email, phone, cpf, payee, emailVerifiedAt: now() },
  )
  await database.query(
    `INSERT INTO payout_account (member_id, kind, identifier, holder_name, created_at, usable_from)
     SELECT id, 'pix', :pixKey, :payee, :createdAt, :createdAt FROM member WHERE account = :username`,
    { username: person.username, pixKey, payee, createdAt: now() },
  )
  await database.query(
    `INSERT INTO identity_check (reference, member_id, tier, document_kind, state, provider, created_at, changed_at, submitted_at)
     SELECT :document, id, 'basic', 'passport', 'review', 'test', :createdAt, :createdAt, :createdAt FROM member WHERE account = :username`,
    { username: person.username, document, createdAt: now() },
  )
  return [nickname, email, phone, cpf, payee, pixKey, document]
}
