import { type Case, expectSame, Mismatch } from '../case.ts'
import type { Desk, Step } from '../desk.ts'
import { delaying, doubling, holding, losingAnswers } from '../faults.ts'
import type { Reply } from '../wire.ts'
import { back, bet, paid } from './order.ts'

interface Kind {
  readonly name: string
  readonly before: readonly Step[]
  readonly step: Step
  /** What makes it another request under the same id. */
  readonly other: Step['with']
}

const round: Step = { call: 'betwin', gets: 'ok', changes: 400 }
const correction: Step = { call: 'adjustment', with: { betId: 'betwin' }, gets: 'ok', changes: 300 }

/** Every request that moves money. */
const kinds: readonly Kind[] = [
  { name: 'a bet', before: [], step: bet, other: { amount: '501' } },
  { name: 'a win', before: [bet], step: paid, other: { amount: '901' } },
  { name: 'bet and win in one', before: [], step: round, other: { win: '901' } },
  { name: 'a rollback', before: [bet], step: back, other: { betId: 'another' } },
  { name: 'a prize', before: [], step: { call: 'promoWin', gets: 'ok', changes: 2500 }, other: { amount: '2501' } },
  { name: 'a correction', before: [round], step: correction, other: { amount: '301' } },
]

const again = (step: Step): Step => ({ ...step, value: { replayed: true }, changes: 0 })

async function prepare(desk: Desk, { before }: Kind): Promise<void> {
  for (const step of before) await desk.ask(step)
}

const repeated = (kind: Kind): Case => ({
  name: `${kind.name}, repeated, gets the first answer`,
  async run(desk) {
    await prepare(desk, kind)
    const first = await desk.ask(kind.step)
    await desk.ask({ call: 'promoWin', with: { transactionId: 'between' }, gets: 'ok', changes: 2500 })
    const second = await desk.ask({ ...again(kind.step), isOld: true })
    expectSame('second answer', { ...first.value, replayed: true }, second.value)
  },
})

const otherContent = (kind: Kind): Case => ({
  name: `${kind.name} with the id of another one is refused`,
  async run(desk) {
    await prepare(desk, kind)
    await desk.ask(kind.step)
    await desk.ask({ call: kind.step.call, with: { ...kind.step.with, ...kind.other }, gets: 'duplicate_transaction' })
  },
})

const answerLost = (kind: Kind): Case => ({
  name: `${kind.name} whose answer is lost`,
  async run(desk) {
    await prepare(desk, kind)
    const { party } = desk.means
    await expectSilence(desk.send(kind.step, { line: losingAnswers(party.line) }))
    desk.current.book += BigInt(kind.step.changes ?? 0)
    await desk.ask(again(kind.step))
  },
})

const doubled = (kind: Kind): Case => ({
  name: `${kind.name} that the network delivers twice`,
  async run(desk) {
    await prepare(desk, kind)
    const reply = await desk.send(kind.step, { line: doubling(desk.means.party.line) })
    if (reply.code !== 'nonce_reused') desk.check({ call: kind.step.call, gets: 'ok' }, reply)
    desk.current.book += BigInt(kind.step.changes ?? 0)
    await desk.ask(again(kind.step))
  },
})

const atOnce = (kind: Kind): Case => ({
  name: `${kind.name} that is sent three times at once`,
  async run(desk) {
    await prepare(desk, kind)
    const replies = await Promise.all([1, 2, 3].map(() => desk.send(kind.step)))
    for (const reply of replies) desk.check({ call: kind.step.call, gets: 'ok' }, reply)
    const isReplay = ({ value }: Reply) => value.replayed === true
    // A rollback has nothing to pay twice: which of three was the first can stay open.
    expectSame('answers that did it', 1, replies.filter((reply) => !isReplay(reply)).length)
    desk.current.book += BigInt(kind.step.changes ?? 0)
  },
})

const delayedKind = (kind: Kind): Case => ({
  name: `${kind.name} that arrives five seconds late, after its repetition`,
  async run(desk) {
    await prepare(desk, kind)
    const { party } = desk.means
    const late = desk.send(kind.step, { line: delaying(party.line, 5_000, party.sleep) })
    await desk.ask(kind.step)
    desk.check(again(kind.step), await late)
  },
})

/** Money moves once, whatever the network and the vendor's repetitions do. */
export const repeatCases: readonly Case[] = [
  ...kinds.map(repeated),
  ...kinds.map(otherContent),
  ...kinds.map(atOnce),
  ...kinds.map(answerLost),
  ...kinds.map(doubled),
  ...kinds.filter(({ step }) => step === paid || step === back).map(delayedKind),
  {
    name: 'a bet whose answer is lost is taken back',
    async run(desk) {
      await expectSilence(desk.send(bet, { line: losingAnswers(desk.means.party.line) }))
      desk.current.book -= 500n
      await desk.ask(back)
      await desk.ask({ call: 'win', gets: 'rolled_back' })
    },
  },
  overtaken('a rollback that overtakes its bet', bet, [
    { call: 'rollback', gets: 'ok', value: { found: false } },
    'rolled_back',
  ]),
  overtaken('a win that overtakes its bet is sent again', bet, [{ call: 'win', gets: 'bet_unknown' }, 'ok'], paid),
  {
    name: 'the end of a round that overtakes its win',
    async run(desk) {
      await desk.ask(bet)
      const { line, release } = holding(desk.means.party.line)
      const held = desk.send(paid, { line })
      await desk.ask({ call: 'endRound', gets: 'ok', value: { ended: true, lost: 1 } })
      release()
      desk.check({ ...paid, value: { late: true } }, await held)
      desk.current.book += 900n
    },
  },
]

/** A request that is held back while another one passes it. */
function overtaken(name: string, held: Step, [passing, gets]: [Step, 'ok' | 'rolled_back'], then?: Step): Case {
  return {
    name,
    async run(desk) {
      const { line, release } = holding(desk.means.party.line)
      const late = desk.send(held, { line })
      await desk.ask(passing)
      release()
      desk.check({ call: held.call, gets }, await late)
      if (gets === 'ok') desk.current.book += BigInt(held.changes ?? 0)
      if (then) await desk.ask(then)
    },
  }
}

async function expectSilence(asked: Promise<Reply>): Promise<void> {
  const reply = await asked.catch(() => undefined)
  if (reply) throw new Mismatch('the faulty line', 'no answer', reply.code)
}
