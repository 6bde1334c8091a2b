import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ticketPlaces } from '#games/bingo/shared.ts'
import { seatPlaces } from '#games/blackjack/seats.ts'
import { crashPoint } from '#games/crash/point.ts'
import { exampleProof } from '#games/fairness/example.ts'
import { explain } from '#games/fairness/explain.ts'
import { loadReplay } from '#games/fairness/load-replay.ts'
import { readProof } from '#games/fairness/proof.ts'
import { verify } from '#games/fairness/verify.ts'
import type { RoundProof } from '#games/fairness/wire.ts'
import { type SharedName, sharedNames } from '#games/tables/names.ts'
import { gameOf, tables } from '#games/tables/tables.ts'
import { usualTables } from '#games/tables/usual-tables.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { createTranslate } from '#lib/messages.ts'
import { stoodOut } from '#tests/support/seats.ts'
import { messagesFor } from '#tests/unit/parts/words.ts'

type SharedProof = Extract<RoundProof, { engine: 'tables' }>
type Bet = SharedProof['round']['bets'][number]
type Crash = NonNullable<SharedProof['round']['crash']>

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const verified = async (proof: RoundProof) => verify(proof, await loadReplay(proof))
const verdicts = async (proof: RoundProof) => {
  const { verdict, steps } = await verified(proof)
  return { verdict, ...Object.fromEntries(steps.map((step) => [step.kind, step.verdict])) }
}

interface Claimed {
  readonly game: SharedName
  readonly bets: readonly Bet[]
  readonly nonce?: number
  readonly serverSeed?: string
  readonly clientSeed?: string
  readonly crash?: Crash
}

/** A proof that claims what its own replay came to, so that a change of it can be told. */
async function proofOf({ game, bets, nonce = 7, serverSeed = 'a secret', clientSeed, crash }: Claimed) {
  const table = usualTables.find((one) => gameOf(one) === game)?.id ?? ''
  const stake = bets.reduce((sum, bet) => sum + BigInt(bet.stake), 0n)
  const seed = { serverSeed, clientSeed: clientSeed ?? table, nonce }
  const seats = game === 'blackjack' ? { seats: stoodOut(bets, seed) } : {}
  const claim = {
    ...({ engine: 'tables', game, nonce, serverSeed, clientSeed: clientSeed ?? table } as const),
    round: { stake: `${stake}`, table, bets: [...bets], ...(crash && { crash }), ...seats },
  }
  const { steps } = verify(claim, await loadReplay(claim))
  const [outcome, win] = [steps.find(({ kind }) => kind === 'outcome'), steps.find(({ kind }) => kind === 'win')]
  if (outcome?.kind !== 'outcome' || win?.kind !== 'win') throw new Error('A result')
  const { version, gameName, roundId, currency, begunAt, endedAt } = exampleProof
  const proof = {
    ...{ version, gameName, roundId, currency, begunAt, endedAt, ...claim },
    commitment: hashOf(serverSeed),
    outcome: outcome.computed,
    wins: win.computed,
  }
  const read = readProof(JSON.stringify(proof))
  if (!('proof' in read) || read.proof.engine !== 'tables') throw new Error(JSON.stringify(read))
  return read.proof
}

const betAt = (place: string, stake = 200n, betId = 11): Bet => ({ betId: `${betId}`, place, stake: `${stake}` })
const placesOf = (game: SharedName): readonly string[] => {
  const table = usualTables.find((one) => gameOf(one) === game)
  return table?.kind === 'places'
    ? table.game.places
    : ((table && placesOfKind[table.kind as keyof typeof placesOfKind]) ?? [])
}
const placesOfKind = { tickets: ticketPlaces, crash: ['first', 'second'], seats: seatPlaces }
const flight: Crash = { forced: null, late: false, mostWin: '10000000', head: hashOf('a secret'), rounds: 1 }

it('each table of the house can be verified (rule 36.13)', () => {
  expect([...new Set(tables.map(gameOf))].toSorted()).toEqual([...sharedNames])
})

describe.each(sharedNames)('a shared round of %s', (game) => {
  const proof = () =>
    proofOf({
      game,
      bets: placesOf(game)
        .slice(0, 20)
        .map((place, index) => betAt(place, 200n, index)),
      ...(game === 'crash' && { crash: flight }),
    })

  it('matches after its way through JSON, and differs with any other number (rules 36.8 and 36.13)', async () => {
    const claim = await proof()
    expect(await verdicts(claim)).toMatchObject({ verdict: 'matches', commitment: 'matches', outcome: 'matches' })
    const [win = '0', ...more] = claim.wins
    expect(await verdicts({ ...claim, wins: [`${BigInt(win) + 1n}`, ...more] })).toMatchObject({
      ...{ verdict: 'differs', outcome: 'matches', win: 'differs' },
    })
    expect(await verdicts({ ...claim, serverSeed: 'another' })).toMatchObject({ commitment: 'differs' })
    const [bet, ...others] = claim.round.bets
    const doubled = { ...claim.round, bets: [{ ...betAt(bet?.place ?? ''), stake: '400' }, ...others] }
    expect(await verdicts({ ...claim, round: doubled })).toMatchObject({ verdict: 'differs', outcome: 'differs' })
  })

  it('was never possible with a bet that the table does not have', async () => {
    const claim = await proof()
    for (const bets of [[betAt('nowhere')], [betAt(placesOf(game)[0] ?? '', 0n)]]) {
      const stake = `${bets.reduce((sum, bet) => sum + BigInt(bet.stake), 0n)}`
      const { steps } = await verified({ ...claim, round: { ...claim.round, stake, bets } })
      expect(steps.find(({ kind }) => kind === 'outcome')).toMatchObject({ verdict: 'differs', fault: 'impossible' })
    }
  })

  it.each(siteLanguages)('has each step in words of %s', async (language: SiteLanguage) => {
    const t = createTranslate<'fairness-verify'>(messagesFor(language, 'fairness-verify'), language)
    const { steps } = await verified(await proof())
    const said = steps.map((step) => explain(step, 'BRL', { t, locale: language }))
    // A text that is missing is shown as its key.
    expect(JSON.stringify(said)).not.toMatch(/\{\{|"[a-z]+\.[a-z.]+"|undefined|NaN/)
  })
})

describe('a table of places', () => {
  it('draws from its name and the number of the round, as another implementation does', async () => {
    const { outcome } = await proofOf({ game: 'roulette', bets: [betAt('red')] })
    const word = createHmac('sha256', 'a secret').update('roulette-1:7:0').digest().readUInt32BE(0)
    expect(outcome).toMatchObject({ result: { pocket: word % 37 } })
  })

  it('is not drawn from a seed that somebody could have chosen', async () => {
    const claim = await proofOf({ game: 'roulette', bets: [betAt('red')] })
    expect(await verdicts({ ...claim, clientSeed: 'chosen' })).toMatchObject({ outcome: 'differs' })
  })
})

describe('shared bingo', () => {
  it('deals another ticket to another bet (rule 36.14)', async () => {
    const claim = await proofOf({ game: 'bingo', bets: [betAt('ticket-1')] })
    const { steps } = await verified(claim)
    expect(steps.map(({ kind }) => kind)).toEqual(['commitment', 'stream', 'draws', 'tickets', 'outcome', 'win'])
    const other = { ...claim.round, bets: [betAt('ticket-1', 200n, 12)] }
    expect(await verdicts({ ...claim, round: other })).toMatchObject({ outcome: 'differs' })
  })
})

describe('shared blackjack', () => {
  it('was never possible with bets that nobody decided for, or without one that somebody did (rule 36.13)', async () => {
    const claim = await proofOf({ game: 'blackjack', bets: [betAt('seat-1'), betAt('seat-2')] })
    const { bets, seats } = claim.round
    const faultWith = async (changed: readonly Bet[], steps = seats?.steps ?? []) => {
      const stake = `${changed.reduce((sum, bet) => sum + BigInt(bet.stake), 0n)}`
      const round = { ...claim.round, stake, bets: [...changed], seats: { stakes: seats?.stakes ?? [], steps } }
      const outcome = (await verified({ ...claim, round })).steps.find(({ kind }) => kind === 'outcome')
      return outcome?.kind === 'outcome' ? outcome.fault : 'no outcome'
    }
    expect(await faultWith(bets)).toBeUndefined()
    for (const bet of [betAt('seat-1-double'), betAt('seat-1-insurance', 100n), betAt('seat-2-split')])
      expect(await faultWith([...bets, bet])).toBe('impossible')
    const doubled = [
      { place: 0, decision: 'double' as const },
      { place: null, decision: 'timeout' as const },
    ]
    expect(await faultWith([...bets, betAt('seat-1-double')], doubled)).toBeUndefined()
    expect(await faultWith(bets, doubled)).toBe('impossible')
    expect(await faultWith([...bets, betAt('seat-1-double', 100n)], doubled)).toBe('impossible')
  })
})

describe('crash', () => {
  const first = (own: Partial<Bet> = {}): Bet => ({ ...betAt('first', 10_00n), target: null, cashedAt: null, ...own })
  /** A hash whose round ends between two points. */
  function hashWith(isWanted: (point: number) => boolean): string {
    for (let tried = 0; ; tried++) if (isWanted(crashPoint(hashOf(`${tried}`), 'public'))) return hashOf(`${tried}`)
  }
  const hash = hashWith((point) => point > 300 && point < 1_000)
  const point = crashPoint(hash, 'public')
  /** Three rounds before it, as another implementation computes them. */
  const head = hashOf(hashOf(hashOf(hash)))
  const seeds = { game: 'crash', serverSeed: hash, clientSeed: 'public' } as const
  const crash: Crash = { ...flight, head, rounds: 3 }
  const endOf = async (bet: Bet, terms: Partial<Crash> = {}) => {
    const { outcome, wins } = await proofOf({ ...seeds, bets: [bet], crash: { ...crash, ...terms } })
    return { ...(outcome as { readonly bets: readonly object[] }).bets[0], win: wins[0] }
  }

  it('leads back to the published head, and its point follows from the hash (rule 36.14)', async () => {
    const claim = await proofOf({ ...seeds, bets: [first()], crash })
    const { steps } = await verified(claim)
    expect(steps.map(({ kind }) => kind)).toEqual(['commitment', 'chain', 'point', 'outcome', 'win'])
    expect(steps.find(({ kind }) => kind === 'chain')).toMatchObject({
      ...{ verdict: 'matches', computed: head },
      way: [hashOf(hash), hashOf(hashOf(hash)), head],
    })
    const word = createHmac('sha256', hash).update('public').digest().readUInt32BE(0)
    expect(steps.find(({ kind }) => kind === 'point')).toMatchObject({ word, point })
    for (const change of [{ rounds: 2 }, { rounds: 4 }, { head: hashOf('other') }])
      expect(await verdicts({ ...claim, round: { ...claim.round, crash: { ...crash, ...change } } })).toMatchObject({
        ...{ verdict: 'differs', chain: 'differs', outcome: 'matches' },
      })
  })

  it('pays at the target, at a cash-out by hand, and at the limits of the house', async () => {
    expect(await endOf(first())).toMatchObject({ cashedAt: null, win: '0' })
    expect(await endOf(first({ target: 150 }))).toMatchObject({ cashedAt: 150, byHand: false, win: '1500' })
    expect(await endOf(first({ target: point + 1 }))).toMatchObject({ cashedAt: null, win: '0' })
    expect(await endOf(first({ cashedAt: 200 }))).toMatchObject({ cashedAt: 200, byHand: true, win: '2000' })
    expect(await endOf(first(), { forced: 250 })).toMatchObject({ cashedAt: 250, byHand: false, win: '2500' })
    // The most that one bet may pay.
    expect(await endOf(first(), { mostWin: '1200' })).toMatchObject({ cashedAt: 120, win: '1200' })
    expect(await endOf(first(), { late: true })).toMatchObject({ cashedAt: null, returned: true, win: '1000' })
  })

  it('was never possible with a cash-out after the end, or beyond a limit', async () => {
    const claim = await proofOf({ ...seeds, bets: [first({ cashedAt: 200 })], crash })
    const changes: readonly (readonly [Bet, Partial<Crash>])[] = [
      [first({ cashedAt: point + 1 }), {}],
      [first({ cashedAt: 250 }), { forced: 240 }],
      [first({ cashedAt: 160, target: 150 }), {}],
      [first({ cashedAt: 100 }), {}],
      [first({ target: 100 }), {}],
    ]
    for (const [bet, terms] of changes) {
      const round = { ...claim.round, bets: [bet], crash: { ...crash, ...terms } }
      const { steps } = await verified({ ...claim, round })
      expect(steps.find(({ kind }) => kind === 'outcome')).toMatchObject({ fault: 'impossible' })
    }
  })
})
