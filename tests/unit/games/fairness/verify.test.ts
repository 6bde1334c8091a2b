import { describe, expect, it } from 'vitest'
import { exampleProof } from '#games/fairness/example.ts'
import { loadReplay } from '#games/fairness/load-replay.ts'
import { readProof } from '#games/fairness/proof.ts'
import { commitmentOf, fairDraw } from '#games/fairness/stream.ts'
import { blocksOf, traced } from '#games/fairness/trace.ts'
import { type RoundClaim, verify } from '#games/fairness/verify.ts'
import type { RoundProof } from '#games/fairness/wire.ts'
import type { Json } from '#games/instants/instant.ts'
import { instantNames } from '#games/instants/names.ts'
import { loadTheme } from '#games/slots/load-theme.ts'
import { playRound } from '#games/slots/rules.ts'
import { toWire } from '#games/slots/wire.ts'
import { mostWin, offeredBet, openDecisions, samples } from '../instants/plays.ts'
import { seededRandom } from '../slots/seeded-random.ts'

const verified = async (claim: RoundClaim) => verify(claim, await loadReplay(claim))

/** The seeds of the reference's own vectors. */
const testSeed = { serverSeed: 'arara-test-server-seed', clientSeed: 'arara-test-client-seed', nonce: 0 }

/** The verdict of each step, by its kind. */
const verdicts = async (claim: RoundClaim) => {
  const { verdict, steps } = await verified(claim)
  return { verdict, ...Object.fromEntries(steps.map((step) => [step.kind, step.verdict])) }
}

describe('a proof of a round', () => {
  it('is computed again from its seeds, step by step (rule 36.7)', async () => {
    const { verdict, steps } = await verified(exampleProof)
    expect(verdict).toBe('matches')
    expect(steps.map(({ kind }) => kind)).toEqual(['commitment', 'stream', 'draws', 'outcome', 'win'])
    const [commitment, stream, draws, outcome, win] = steps
    expect(commitment).toMatchObject({
      verdict: 'matches',
      computed: '1cf010975901c60a50531b2e8b1e9ef63527db4a084e72cd35d3957fb8ec6b64',
    })
    // HMAC-SHA256 as another implementation (node:crypto) has it.
    expect(stream).toMatchObject({
      blocks: [
        {
          message: 'arara-test-client-seed:0:0',
          hex: '8ec7e8237aef3f8c10a96e1dddccbd45429df228d2d353e599b63f9c954d608e',
        },
      ],
    })
    // 0x8ec7e823 mod 25, 0x7aef3f8c mod 24, 0x10a96e1d mod 23.
    expect(draws).toMatchObject({
      draws: [
        { exclusiveMax: 25, rejected: [], word: 0x8ec7e823, result: 13 },
        { exclusiveMax: 24, rejected: [], word: 0x7aef3f8c, result: 12 },
        { exclusiveMax: 23, rejected: [], word: 0x10a96e1d, result: 12 },
      ],
    })
    // Places 24, 23 and 22 of the shuffle: 13; 12; 12 again, where 23 now stands.
    expect(outcome).toMatchObject({ verdict: 'matches', computed: { field: [12, 13, 23], phase: 'cashed-out' } })
    // 10.00 · 0.99 · (25 · 24) ÷ (22 · 21) = 12.857…
    expect(win).toMatchObject({ verdict: 'matches', computed: ['1285'] })
  })

  it('matches whatever the order in which its names were stored', async () => {
    const proof = exampleProof
    const turned = Object.fromEntries(Object.entries(proof.outcome as object).reverse())
    expect(await verdicts({ ...proof, outcome: turned })).toMatchObject({ verdict: 'matches' })
  })

  it.each<[what: string, change: (proof: RoundProof) => object, differs: readonly string[]]>([
    ['server seed', () => ({ serverSeed: 'another' }), ['commitment', 'outcome']],
    ['commitment', () => ({ commitment: '0'.repeat(64) }), ['commitment']],
    ['client seed', () => ({ clientSeed: 'another' }), ['outcome']],
    ['nonce', () => ({ nonce: 1 }), ['outcome']],
    ['choice', ({ round }) => ({ round: { ...round, choice: { mines: 4 } } }), ['outcome']],
    ['decisions', ({ round }) => ({ round: { ...round, decisions: [{ pick: 13 }] } }), ['outcome', 'win']],
    ['outcome', ({ outcome }) => ({ outcome: { ...(outcome as object), field: [2, 3, 4] } }), ['outcome']],
    ['win', () => ({ wins: ['1286'] }), ['win']],
    ['number of wins', () => ({ wins: ['1285', '0'] }), ['win']],
    ['stake', ({ round }) => ({ round: { ...round, stake: '2000' } }), ['win']],
  ])('fails at the right step with another %s (rule 36.8)', async (_what, change, differs) => {
    const proof = exampleProof
    const found = await verdicts({ ...proof, ...change(proof) } as RoundProof)
    expect(found.verdict).toBe('differs')
    for (const step of differs) expect(found).toHaveProperty(step, 'differs')
    const intact = ['commitment', 'outcome'].filter((step) => !differs.includes(step))
    for (const step of intact) expect(found).toHaveProperty(step, 'matches')
  })

  it.each([
    ['a bet that was never offered', { choice: { mines: 25 } }],
    ['a choice of another shape', { choice: 'three' }],
    ['a decision after the end', { decisions: [{ pick: 0 }, 'cash-out', { pick: 1 }] }],
    ['a stake that is nothing', { stake: '0' }],
  ])('says of %s that it was never possible', async (_what, change) => {
    const proof = exampleProof
    const { verdict, steps } = await verified({ ...proof, round: { ...proof.round, ...change } })
    expect(verdict).toBe('differs')
    expect(steps.find(({ kind }) => kind === 'outcome')).toMatchObject({ verdict: 'differs', fault: 'impossible' })
    expect(steps[0]).toMatchObject({ verdict: 'matches' })
  })

  it('compares only what is claimed, and calls the rest computed', async () => {
    const { commitment: _, outcome: __, wins: ___, ...typed } = exampleProof
    expect(await verdicts(typed)).toEqual({
      verdict: 'computed',
      commitment: 'computed',
      stream: 'computed',
      draws: 'computed',
      outcome: 'computed',
      win: 'computed',
    })
  })
})

describe('a proof of a round of slots', () => {
  const proof = async (): Promise<Extract<RoundProof, { engine: 'slots' }>> => {
    const theme = await loadTheme('arara-dourada')
    const outcome = playRound(theme, 100n, fairDraw(testSeed))
    return {
      ...exampleProof,
      engine: 'slots',
      game: theme.id,
      gameName: 'Arara Dourada',
      commitment: commitmentOf(testSeed.serverSeed),
      round: { stake: '100', version: theme.version },
      outcome: JSON.parse(JSON.stringify(toWire(outcome))),
      wins: [outcome.win.toString()],
    }
  }

  it('draws a stop for each reel from the stream', async () => {
    const claim = await proof()
    const { verdict, steps } = await verified(claim)
    expect(verdict).toBe('matches')
    // 0x8ec7e823, 0x7aef3f8c, 0x10a96e1d, 0xddccbd45, 0x429df228 mod 32, the length of each strip.
    const draws = steps.find(({ kind }) => kind === 'draws')
    expect(draws).toMatchObject({ draws: [3, 12, 29, 5, 8].map((result) => ({ exclusiveMax: 32, result })) })
    expect(steps.find(({ kind }) => kind === 'outcome')).toMatchObject({
      computed: { spins: [{ stops: [3, 12, 29, 5, 8] }] },
    })
  })

  it('fails with another nonce, and says when the rules are not those of the round', async () => {
    const claim = await proof()
    expect(await verdicts({ ...claim, nonce: 7 })).toMatchObject({ commitment: 'matches', outcome: 'differs' })
    const { steps } = await verified({ ...claim, round: { ...claim.round, version: '0.9.0' } })
    expect(steps.find(({ kind }) => kind === 'outcome')).toMatchObject({ verdict: 'differs', fault: 'other_rules' })
  })
})

describe('the record of draws', () => {
  it('has the words that were rejected, as in the known vector', () => {
    const trace = traced()
    const seed = { ...testSeed, nonce: 1 }
    const draw = trace.drawsOf(seed)
    const results = [draw(3 * 2 ** 30), draw(3 * 2 ** 30), draw(3 * 2 ** 30), draw(3 * 2 ** 30)]
    expect(results).toEqual([712539899, 901534410, 1239405072, 1961749146])
    expect(trace.draws().map(({ result }) => result)).toEqual(results)
    const rejected = trace.draws().flatMap((draws) => draws.rejected)
    expect(rejected.every((word) => word >= 3 * 2 ** 30)).toBe(true)
    const words = trace.draws().flatMap((draws) => [...draws.rejected, draws.word])
    const hex = blocksOf(seed, trace.draws())
      .map((block) => block.hex)
      .join('')
    expect(hex.startsWith(words.map((word) => word.toString(16).padStart(8, '0')).join(''))).toBe(true)
  })

  it('has all draws of a round that reads its stream more than once', () => {
    const trace = traced()
    trace.drawsOf(testSeed)(25)
    const again = trace.drawsOf(testSeed)
    again(25)
    again(24)
    expect(trace.draws().map(({ exclusiveMax }) => exclusiveMax)).toEqual([25, 24])
  })
})

describe.each(instantNames)('a round of %s', (name) => {
  /** A round that ends with its player, or without. */
  const proofOf = (choice: Json, nonce: number): Extract<RoundProof, { engine: 'instants' }> => {
    const random = seededRandom(nonce)
    const decisions: Json[] = []
    let round = offeredBet(name, choice).begin({ ...testSeed, nonce })
    const interrupted = nonce === 3
    while (!round.isOver && !interrupted) {
      const open = openDecisions(name, round, decisions.length)
      const decision = open[random(open.length)] ?? null
      decisions.push(decision)
      round = round.next(decision)
    }
    const end = interrupted ? round.interrupted() : round
    const recorded = { stake: '120', choice, mostWin: `${mostWin}`, decisions, interrupted }
    const wins = end.wins.map(String)
    return { ...exampleProof, game: name, nonce, round: recorded, outcome: end.shown, wins }
  }

  it.each(samples[name].choices)(
    'with %j matches after its way through JSON, and with another win it does not',
    async (choice) => {
      for (let nonce = 0; nonce < 4; nonce++) {
        const read = readProof(JSON.stringify(proofOf(choice, nonce)))
        if (!('proof' in read)) throw new Error(JSON.stringify(read))
        const { verdict, steps } = await verified(read.proof)
        expect(verdict).toBe('matches')
        const draws = steps.find(({ kind }) => kind === 'draws')
        expect(draws?.kind === 'draws' && draws.draws.length).toBeGreaterThan(0)
        expect(await verdicts({ ...read.proof, wins: ['999999'] })).toMatchObject({
          outcome: 'matches',
          win: 'differs',
        })
      }
    },
  )
})
