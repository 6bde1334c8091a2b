import { describe, expect, it } from 'vitest'
import { drawSeed, lotteries, lotteryOf, termsUnder } from '#games/lottery/lotteries.ts'
import { oddsOf } from '#games/lottery/slip.ts'

const day = '2026-11-30'
const most = 10n ** 12n

/** A lottery with its plays and what bets on them have on numbers and come to. */
function of(id: string) {
  const lottery = lotteryOf(id)
  if (!lottery) throw new Error(`There is no lottery ${id}`)
  const { game } = lottery
  const terms = termsUnder(0, lottery)
  const keptOf = (code: string, choice: readonly (readonly string[])[]) => {
    const play = game.plays(day).find((one) => one.code === code)
    if (!play) throw new Error(`There is no play ${code}`)
    const odds = Object.fromEntries(
      Object.keys(play.tiers).map((tier) => [tier, oddsOf(terms, play, tier, terms.groups.most)]),
    )
    return { play: code, choice, lineStake: 1_00n, count: 1, stake: 1_00n, odds, mostBet: most }
  }
  return {
    game,
    risked: (code: string, ...choice: readonly (readonly string[])[]) => game.risked(keptOf(code, choice), day),
    prizes: (seed: string, code: string, ...choice: readonly (readonly string[])[]) =>
      game.end(keptOf(code, choice), game.draw(drawSeed(id, '20261130-0001', seed)), day).prizes,
    drawn: (seed: string) => game.draw(drawSeed(id, '20261130-0001', seed)),
  }
}

describe('what bets have on a number', () => {
  it('is what they pay if it comes, summed up over all plays that look at it', () => {
    const four = of('bilhete-das-ilhas')
    // The first prize of Singapore: 2,500 and 3,500; a box of 24 orders pays each of them as much, an iBox a 24th.
    expect(four.risked('big', ['1234']).get('number 1234')).toBe(2_500_00n)
    expect(four.risked('small-places', ['1'], ['2'], ['3', '5'], ['4'])).toEqual(
      new Map([
        ['number 1234', 3_500_00n],
        ['number 1254', 3_500_00n],
      ]),
    )
    expect(four.risked('big-box', ['2134', '4321']).get('number 1234')).toBe(5_000_00n)
    expect([...four.risked('big-ibox', ['4321'])]).toHaveLength(24)
    expect(four.risked('big-ibox', ['4321']).get('number 1234')).toBe(104_16n)

    const vietnam = of('loto-lotus-sul')
    const names = (code: string, ...choice: string[][]) => [...vietnam.risked(code, ...choice).keys()]
    expect(names('special2', ['17'])).toEqual(names('lo2', ['17']))
    expect(names('lo2-second', ['17'])).not.toEqual(names('lo2', ['17']))
    const race = of('corrida-de-capivaras')
    expect([...race.risked('front5-positioned', ['3'], [], ['3'], [], []).keys()]).toEqual(['first 3', 'third 3'])
  })

  it('is exactly the prize of the number that comes, for the special number of LHC, digits at positions, and Thai top 3', () => {
    const lhc = of('seis-e-meia')
    const special = lhc.game.plays(day).filter(({ code }) => code.startsWith('special-'))
    expect(special.length).toBeGreaterThan(7)
    const ssc = of('relampago-1-minuto')
    const thai = of('sorteio-das-moncoes')
    const digits = [...'0123456789']
    for (const seed of Array.from({ length: 30 }, (_, index) => `seed ${index}`)) {
      const numbers = lhc.drawn(seed) as number[]
      for (const { code, board } of special) {
        const all = board[0]?.options ?? []
        expect(lhc.prizes(seed, code, all)).toBe(lhc.risked(code, all).get(`special ${numbers[6]}`) ?? 0n)
      }
      const [first] = ssc.drawn(seed) as number[]
      const row = [digits, [], [], [], []]
      expect(ssc.prizes(seed, 'positioned', ...row)).toBe(ssc.risked('positioned', ...row).get(`first ${first}`))
      const top = (thai.drawn(seed) as { first: string }).first.slice(-3)
      const places = [digits, digits, digits]
      expect(thai.prizes(seed, 'top3-places', ...places)).toBe(thai.risked('top3-places', ...places).get(`top3 ${top}`))
    }
  })

  it('is counted wherever one number or word alone is a line, in every lottery (rule 40.16)', () => {
    const uncounted = lotteries.flatMap(({ id, game }) =>
      game.plays(day).flatMap(({ code, board, lines, risks }) =>
        board.flatMap((row, place) => {
          const one = row.digits === undefined ? (row.options[0] ?? '') : '12'.repeat(row.digits).slice(0, row.digits)
          const choice = board.map((_, other) => (other === place ? [one] : []))
          const isLine = Object.values(lines(choice)).some((count) => count > 0)
          return isLine && !risks?.(choice).length ? [`${id} ${code} ${row.name}`] : []
        }),
      ),
    )
    expect(uncounted).toEqual([])
    const race = of('corrida-de-capivaras')
    expect(race.risked('first1-direct', ['3'])).toEqual(race.risked('front5-positioned', ['3'], [], [], [], []))
    expect([...race.risked('front5-size', [], ['odd'], [], [], []).keys()]).toEqual(['second odd'])
  })

  it('names prizes that the play has, in every lottery', () => {
    const wrong = lotteries.flatMap(({ id, game }) =>
      game.plays(day).flatMap(({ code, board, tiers, risks }) => {
        const choice = board.map((row) =>
          row.digits === undefined
            ? row.options.slice(0, 2)
            : ['0'.repeat(row.digits - 1), '12'.repeat(3)].map((text) =>
                text.padEnd(row.digits ?? 0, '1').slice(0, row.digits),
              ),
        )
        const named = risks?.(choice).flatMap((risk) => risk.tiers) ?? []
        // A number of equal digits is no line of a tod.
        return named.filter((tier) => !(tier in tiers) && !tier.endsWith('-1')).map((tier) => `${id} ${code} ${tier}`)
      }),
    )
    expect(wrong).toEqual([])
    const without = of('relampago-1-minuto')
    expect(without.risked('back3-direct', ['1'], ['2'], ['3'])).toEqual(new Map())
  })
})
