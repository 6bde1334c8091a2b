import { compactVerify, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getReceiptKey } from '#contract/play/fairness/get-receipt-key.ts'
import { getSeedPairs } from '#contract/play/fairness/get-seed-pairs.ts'
import { rotateSeedPair } from '#contract/play/fairness/rotate-seed-pair.ts'
import { getRound } from '#contract/play/history/get-round.ts'
import { getRoundProof } from '#contract/play/history/get-round-proof.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { loadReplay } from '#games/fairness/load-replay.ts'
import { readProof } from '#games/fairness/proof.ts'
import { commitmentOf } from '#games/fairness/stream.ts'
import { verify } from '#games/fairness/verify.ts'
import { verifyRead } from '#games/fairness/verify-read.ts'
import { parseConfig } from '#gateway/config.ts'
import { recoverOpenRounds } from '#gateway/play/engines/recovery.ts'
import { demandFairnessKey } from '#gateway/play/fairness/demand-key.ts'
import { roundFile } from '#stores/play/history/round-file.ts'
import { hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { decide, dice, mines, play } from '#tests/support/instants.ts'
import { fundedMember, launch, logIn } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

describe.each(theDatabase())('fairness on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), seeded: true })
  })
  afterAll(() => closeReconciled(gateway))

  async function member() {
    const { token } = await fundedMember(gateway, 100_00n)
    const pairs = async () => (await gateway.call(getSeedPairs, {}, { token })).value()
    const rotate = (clientSeed: string, key: string = crypto.randomUUID()) =>
      gateway.call(rotateSeedPair, { clientSeed }, { token, key })
    const proof = async (roundId: string) => (await gateway.call(getRoundProof, { roundId }, { token })).value()
    return { token, pairs, rotate, proof, at: (node: number) => launch(gateway, token, 'real', node) }
  }

  test('a pair is committed before the first round, and the next one before it is chosen (rules 36.1 and 36.4)', async () => {
    const { pairs, rotate, at } = await member()
    const before = (await pairs()).active
    expect(before).toMatchObject({ nonce: 0, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const game = await at(dice)
    for (let round = 0; round < 3; round++) await play(gateway, game, 100n, { side: 'over', target: 5_000 })
    const after = (await rotate('my-own-seed')).value()
    expect(after).toMatchObject({ commitment: before.nextCommitment, clientSeed: 'my-own-seed', nonce: 0 })
    const { revealed } = await pairs()
    expect(revealed).toHaveLength(1)
    expect(revealed[0]).toMatchObject({ commitment: before.commitment, clientSeed: before.clientSeed, rounds: 3 })
    expect(commitmentOf(revealed[0]?.serverSeed ?? '')).toBe(before.commitment)
  })

  test('a rotation happens once for its key, and two at once reveal one pair each at most (rule 36.4)', async () => {
    const { pairs, rotate } = await member()
    const first = await pairs()
    const key = crypto.randomUUID()
    const answers = [(await rotate('once', key)).value(), (await rotate('once', key)).value()]
    expect(answers[0]).toEqual(answers[1])
    expect((await pairs()).revealed).toHaveLength(1)
    expect((await rotate('twice', key)).code).toBe('idempotency_key_reused')
    const both = await Promise.all([rotate('left'), rotate('right')])
    const done = both.filter(({ code }) => code === undefined).length
    expect((await pairs()).revealed).toHaveLength(1 + done)
    expect((await pairs()).active.commitment).not.toBe(first.active.commitment)
  })

  test('while a round of the pair goes on, its seed stays sealed (rule 36.4)', async () => {
    const { rotate, pairs, at, token } = await member()
    const round = await play(gateway, await at(mines), 100n, { mines: 3 })
    expect((await rotate('early')).code).toBe('round_in_progress')
    expect((await pairs()).revealed).toEqual([])
    const asked = await gateway.call(getRoundProof, { roundId: round.roundId }, { token })
    expect(asked.code).toBe('round_open')
  })

  test('the server seed is neither in the database nor in the log before it is revealed (rule 36.4)', async () => {
    const { pairs, rotate, at } = await member()
    await play(gateway, await at(dice), 100n, { side: 'over', target: 5_000 })
    const { commitment } = (await pairs()).active
    const kept = await rowsAs(gateway.deps.database, 'SELECT * FROM seed_pair WHERE commitment = :commitment', {
      commitment,
    })
    await rotate('later')
    const seed = (await pairs()).revealed[0]?.serverSeed ?? ''
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toContain(seed)
    expect(gateway.log()).not.toContain(seed)
  })

  test('a gateway does not start with another key than the one that seals the seeds (rule 36.5)', async () => {
    await demandFairnessKey(gateway.deps)
    const other = Buffer.alloc(32, 7).toString('base64url')
    const config = { ...parseConfig({}), fairnessKey: other }
    await expect(demandFairnessKey({ ...gateway.deps, config })).rejects.toThrow('FAIRNESS_KEY')
  })

  test('the proof of a round is computed again from its revealed seed, and its receipt is signed (rules 36.2, 36.6 and 36.12)', async () => {
    const { rotate, proof, at } = await member()
    const roll = await play(gateway, await at(dice), 100n, { side: 'over', target: 5_000 })
    const begun = await play(gateway, await at(mines), 100n, { mines: 1 })
    const picked = await decide(gateway, await at(mines), begun, { pick: 7 })
    const end = picked.state === 'open' ? await decide(gateway, await at(mines), picked, 'cash-out') : picked
    const slots = await at(1001)
    const spin = (await gateway.call(spinSlots, { stake: 100n }, { token: slots, key: crypto.randomUUID() })).value()
    const sealed = await proof(roll.roundId)
    expect(sealed.proof).toBeNull()
    const alone = readProof(roundFile(roll.roundId, sealed).text)
    if ('fault' in alone) throw new Error(alone.fault.code)
    expect(await verifyRead(alone, async () => 'same')).toMatchObject({
      verdict: 'matches',
      steps: [{ differing: [] }],
    })
    expect(sealed.receipt).not.toContain('serverSeed')
    await rotate('reveal')
    const { key, kid } = (await gateway.call(getReceiptKey, {})).value()
    for (const [nonce, roundId] of [roll.roundId, end.roundId, spin.roundId].entries()) {
      const { proof: shown, receipt, ...rest } = await proof(roundId)
      expect(rest.nonce).toBe(nonce)
      if (!shown) throw new Error('The seed is revealed')
      const checked = verify(shown, await loadReplay(shown))
      expect(checked.verdict).toBe('matches')
      const read = readProof(roundFile(roundId, { receipt, proof: shown }).text)
      if ('fault' in read) throw new Error(read.fault.code)
      const told = await verifyRead(read, async ({ thumbprint }) => (thumbprint === kid ? 'same' : 'other'))
      expect(told).toMatchObject({ verdict: 'matches' })
      expect(told.steps.at(-1)).toMatchObject({ kind: 'receipt', verdict: 'matches', signature: 'valid', key: 'same' })
      const { payload, protectedHeader } = await compactVerify(receipt, await importJWK(key, 'ES256'))
      expect(protectedHeader).toMatchObject({ alg: 'ES256', kid })
      expect(JSON.parse(new TextDecoder().decode(payload))).toMatchObject({
        roundId,
        outcome: shown.outcome,
        wins: shown.wins,
      })
    }
  })

  test('a round that was given back is computed again like any other, with its picture (rules 36.6 and 37.8)', async () => {
    const person = await fundedMember(gateway, 100_00n)
    const { roundId } = await play(gateway, await launch(gateway, person.token, 'real', mines), 100n, { mines: 3 })
    gateway.clock.advance(hours(48))
    await recoverOpenRounds(gateway.deps)
    const token = await logIn(gateway, person)
    ;(await gateway.call(rotateSeedPair, { clientSeed: 'later' }, { token, key: crypto.randomUUID() })).value()
    const { proof } = (await gateway.call(getRoundProof, { roundId }, { token })).value()
    expect(proof?.wins).toEqual(['100'])
    if (!proof) throw new Error('The seed is revealed')
    expect(verify(proof, await loadReplay(proof)).verdict).toBe('matches')
    const { wagers } = (await gateway.call(getRound, { roundId }, { token })).value()
    expect(wagers).toMatchObject([{ state: 'void', instant: { interrupted: true, shown: { phase: 'void' } } }])
  })

  test('a client that names a seed or a nonce of its own changes nothing (rule 36.2)', async () => {
    const { pairs, token } = await member()
    for (const clientSeed of ['', 'a:b', 'with space', 'x'.repeat(65), 'ü'])
      expect((await gateway.call(rotateSeedPair, { clientSeed }, { token, key: crypto.randomUUID() })).code).toBe(
        'invalid_request',
      )
    const forged = { clientSeed: 'mine', serverSeed: 'known', nonce: 7 }
    expect((await gateway.call(rotateSeedPair, forged, { token, key: crypto.randomUUID() })).code).toBe(
      'invalid_request',
    )
    expect((await pairs()).revealed).toEqual([])
  })
})
