import { object, string } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/define-call.ts'
import { uploadFile } from '#contract/platform/uploads/upload-file.ts'
import { calls } from '#contract/registry.ts'
import { toJson } from '#lib/json.ts'
import { producers } from '#tests/contract/producers/all.ts'
import { captchaText, type Prepared } from '#tests/contract/producers/producer.ts'
import { vendorOfProducers } from '#tests/contract/producers/vendor-round.ts'
import { fakeIdentities } from '#tests/support/access.ts'
import { type Answer, closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { memberOf } from '#tests/support/people.ts'
import { asAgent, gateIn, gateOf, type Role, roles, tokenOf } from './matrix/callers.ts'
import { absentLike, namesIn, superfluous, unlisted } from './matrix/fields.ts'
import { bookOf, spreadIds, wealthyOwner } from './matrix/owner.ts'

// Every call of the registry, made by every kind of caller, with another member's data. A call's producer prepares its
// success, so a new call is covered automatically.

const all = calls as readonly unknown[] as readonly CallDefinition[]
let gateway: TestGateway
let book: Awaited<ReturnType<typeof bookOf>>
let owner: Awaited<ReturnType<typeof wealthyOwner>>
let ownerId: bigint
type Tokens = Readonly<Partial<Record<Role, string | undefined>>>
let strangers: Tokens
let marks: string[]
let marked: RegExp

beforeAll(async () => {
  gateway = await testGateway({
    seeded: true,
    vendors: vendorOfProducers.client,
    auth: { captchaText: () => captchaText, identities: fakeIdentities },
  })
  await spreadIds(gateway)
  book = await bookOf(gateway)
  owner = await wealthyOwner(gateway)
  ownerId = await memberOf(gateway, owner.token)
  strangers = await newcomers()
  marks = [owner.username, owner.nickname, owner.cpf, ...(await book.marks(ownerId))]
  const whole = marks.map((mark) => mark.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')
  marked = new RegExp(`(?<![\\p{L}\\d])(?:${whole})(?![\\p{L}\\d])`, 'gu')
})
afterAll(() => closeReconciled(gateway))

const success = async (call: CallDefinition): Promise<Prepared> =>
  (await producers[call.name]?.success(gateway)) ?? { input: {} }

/** The owner's marks in an answer, as whole names and numbers, because those of many people begin alike. */
const leaks = (answer: Answer<unknown>): string[] => toJson(answer.envelope).match(marked) ?? []

/** All of an answer that a caller can see, without values that are new in each answer. */
function seen({ status, headers, envelope }: Answer<unknown>): string {
  const lasting = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return toJson({ status, headers: lasting, envelope })
}

test('the table says of every request field whether it names data of a member', () => {
  expect(
    Object.fromEntries(all.map((call) => [call.name, unlisted(call)]).filter(([, fields]) => fields?.length)),
  ).toEqual({})
  expect(superfluous(all)).toEqual([])
})

test('a field that is missing in the table is noticed, at any depth', () => {
  expect(unlisted({ request: object({ amount: string(), ship: object({ shipId: string() }) }) as never })).toEqual([
    'shipId',
  ])
})

test('the owner has data that could leak, and another row changes the digest', async () => {
  expect(marks.length).toBeGreaterThan(20)
  expect(marks.filter((mark) => mark.match(marked)?.[0] !== mark)).toEqual([])
  const before = await book.digest(ownerId)
  await gateway.deps.database.query("UPDATE member SET nickname = nickname || '.' WHERE id = :ownerId", { ownerId })
  expect(await book.digest(ownerId)).not.toBe(before)
  await gateway.deps.database.query("UPDATE member SET nickname = rtrim(nickname, '.') WHERE id = :ownerId", {
    ownerId,
  })
  expect(await book.digest(ownerId)).toBe(before)
})

describe.each(all)('$name', (call) => {
  test('accepts its kinds of accounts, and gives none of them another member’s data', async () => {
    const prepared = await success(call)
    const second = call.auth === 'none' || call.auth === 'game' ? undefined : await success(call)
    const tokens = await tokensFor(call, prepared, second)
    const before = await book.digest(ownerId)
    const answered: Partial<Record<Role, string | undefined>> = {}
    for (const role of roles) {
      const { token: _, ...own } = role === 'agent' ? (second ?? prepared) : prepared
      const token = tokens[role]
      const answer = await gateway.call(call, own.input, { ...own, ...(token === undefined ? {} : { token }) })
      answered[role] = gateIn(call, answer)
      expect([role, ...leaks(answer)]).toEqual([role])
    }
    expect(answered).toEqual(Object.fromEntries(roles.map((role) => [role, gateOf(call, role)])))
    expect(await book.digest(ownerId)).toBe(before)
  })
})

const newcomers = async () => ({
  trial: await tokenOf(gateway, 'trial'),
  member: await tokenOf(gateway, 'member'),
  agent: await tokenOf(gateway, 'agent'),
})

/** Members and agents ask about their own data; the role does not matter for calls of games. */
async function tokensFor(call: CallDefinition, prepared: Prepared, second: Prepared | undefined): Promise<Tokens> {
  // A call for anybody may still read a token, as the one that ends a session does.
  if (call.auth === 'none') return await newcomers()
  if (!second?.token || !prepared.token) return strangers
  // A call that keeps trial users out changes nothing of theirs.
  const trial = call.auth === 'session' ? await tokenOf(gateway, 'trial') : strangers.trial
  // A call for agents only is prepared by an agent: the refused member is another one.
  const member = call.auth === 'agent' ? strangers.member : prepared.token
  return { trial, member, agent: await asAgent(gateway, second.token) }
}

const naming = all
  .filter(({ auth }) => auth !== 'none')
  .flatMap((call) => namesIn(call).map((field) => ({ call, name: call.name, field })))

describe.each(naming)('$name with another member’s $field', ({ call, field }) => {
  const named = (value: string) => ({ [field]: field === 'proofs' || field === 'pictures' ? [value] : value })
  // A game accepts its own token, whatever the player's kind.
  const players: readonly Role[] = ['member']
  const curious =
    call.auth === 'game' ? players : roles.filter((role) => role !== 'visitor' && gateOf(call, role) === undefined)

  test.each(curious)('answers as if it named nothing: %s', async (role) => {
    const otherData = await owned(call, field)
    const asker = await askerOf(call, role, otherData)
    const own = { ...(asker.input as object), ...otherData.besides }
    const absent = { ...own, ...named(absentLike(otherData.value)) }
    const foreign = { ...own, ...named(otherData.value) }
    const before = await book.digest(otherData.memberId)
    const send = (input: object) =>
      gateway.call(call, input, { ...asker, ...(call.idempotent ? { key: crypto.randomUUID() } : {}) })
    const toAbsent = await send(absent)
    expect(seen(await send(foreign))).toBe(seen(toAbsent))
    expect(await book.digest(otherData.memberId)).toBe(before)
    // Otherwise the comparison would have shown nothing: to the owner it does name something.
    const known = await gateway.call(
      call,
      { ...(otherData.prepared.input as object), ...otherData.besides, ...named(otherData.value) },
      otherData.prepared,
    )
    expect(known.code).toBeUndefined()
  })
})

interface Owned {
  readonly prepared: Prepared & { readonly token: string }
  readonly memberId: bigint
  readonly value: string
  /** Other fields that a request needs for the field to be read. */
  readonly besides?: object
}

/** Something that the field names, and its owner's request. */
async function owned(call: CallDefinition, field: string): Promise<Owned> {
  const prepared = await success(call)
  if (field === 'proofs') {
    const sending = { ...(await producers.uploadFile?.success(gateway)), token: prepared.token ?? '' }
    const { uploadId } = (await gateway.call(uploadFile, { purpose: 'proof' }, sending)).value()
    return { ...(await ownedBy(prepared, uploadId)), besides: { confirmation: 'not_received' } }
  }
  if (field === 'pictures') {
    const sending = { ...(await producers.uploadFile?.success(gateway)), token: prepared.token ?? '' }
    const { uploadId } = (await gateway.call(uploadFile, { purpose: 'application' }, sending)).value()
    return await ownedBy(prepared, uploadId)
  }
  if (field !== 'cursor') return await ownedBy(prepared, (prepared.input as Record<string, unknown>)[field])
  // A list with one entry has its producer's entry, and so has a list of agents; the owner of everything has another.
  const token = namesIn(call).length > 1 || call.auth === 'agent' ? prepared.token : owner.token
  const first = { ...prepared, token: token ?? '', input: { ...(prepared.input as object), pageSize: 1 } }
  const page = (await gateway.call(call, first.input, first)).value() as { readonly next?: unknown }
  return await ownedBy(first, page.next)
}

async function ownedBy(prepared: Prepared, value: unknown): Promise<Owned> {
  const { token } = prepared
  if (typeof value !== 'string' || token === undefined) throw new Error('The producer names nothing of a member')
  return { prepared: { ...prepared, token }, memberId: await memberOf(gateway, token), value }
}

/** An account with the same rights and its own data, so that only the name can be refused. */
async function askerOf(call: CallDefinition, role: Role, { prepared }: Owned): Promise<Prepared> {
  const token = role === 'trial' ? await tokenOf(gateway, role) : undefined
  if (token !== undefined) return { ...prepared, token }
  const another = await success(call)
  if (role === 'agent' && another.token !== undefined) await asAgent(gateway, another.token)
  return another
}
