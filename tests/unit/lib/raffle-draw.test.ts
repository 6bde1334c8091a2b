import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawTickets, faultOfDraw, listText, type RaffleProof, ticketOf } from '#lib/raffle-draw.ts'
import { hashOfSeed, hashOfText } from '#lib/seeded-draw.ts'

const list = [
  { place: 1, name: 'ma***ia', tickets: 3 },
  { place: 2, name: 'jo***82', tickets: 1 },
  { place: 3, name: 'z***', tickets: 6 },
]
const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

async function proofOf(prizes: number): Promise<RaffleProof> {
  const listHash = await hashOfText(listText(list))
  const winners = await drawTickets({ seed, listHash }, list, prizes)
  return { seedHash: await hashOfSeed(seed), listHash, seed, list, prizes, winners }
}

describe('a draw', () => {
  test('equals its description, calculated in another way', async () => {
    const { seedHash, listHash, winners } = await proofOf(1)
    const text = '1\tma***ia\t3\n2\tjo***82\t1\n3\tz***\t6\n'
    expect(seedHash).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'))
    expect(listHash).toBe(createHash('sha256').update(text).digest('hex'))
    const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${listHash}:0`).digest()
    const ticket = Number(mac.readBigUInt64BE(0) % 10n)
    expect(winners).toEqual([{ ticket, place: ticket < 3 ? 1 : ticket < 4 ? 2 : 3 }])
  })

  test('gives nobody two prizes, and none without tickets', async () => {
    const { winners } = await proofOf(5)
    expect(winners.map(({ place }) => place).toSorted()).toEqual([1, 2, 3])
    expect(await drawTickets({ seed, listHash: '' }, [], 3)).toEqual([])
  })

  test('skips the incomplete end, whose remainder would favour the first tickets', () => {
    const top = 2n ** 64n
    expect(ticketOf(0n, 10)).toBe(0)
    expect(ticketOf(top - 7n, 10)).toBe(9)
    expect(ticketOf(top - 6n, 10)).toBeUndefined()
    expect(ticketOf(top - 1n, 10)).toBeUndefined()
    expect(ticketOf(top - 1n, 2)).toBe(1)
  })

  test('favours nobody: each ticket is drawn about as often as the others', async () => {
    const counts = [0, 0, 0, 0]
    const four = [1, 2, 3, 4].map((place) => ({ place, name: 'x***', tickets: 1 }))
    for (let turn = 0; turn < 2_000; turn++) {
      const [first] = await drawTickets({ seed, listHash: String(turn) }, four, 1)
      counts[first?.ticket ?? 0] = (counts[first?.ticket ?? 0] ?? 0) + 1
    }
    // The seed is fixed, so this either holds always or never.
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(80)
  })

  test('can be checked, and changes are found', async () => {
    const proof = await proofOf(2)
    expect(await faultOfDraw(proof)).toBeUndefined()
    expect(await faultOfDraw({ ...proof, seed: seed.replace('00', '01') })).toBe('seed')
    const more = list.map((line) => (line.place === 2 ? { ...line, tickets: 9 } : line))
    expect(await faultOfDraw({ ...proof, list: more })).toBe('list')
    expect(await faultOfDraw({ ...proof, winners: proof.winners.toReversed() })).toBe('winners')
    expect(await faultOfDraw({ ...proof, winners: proof.winners.slice(1) })).toBe('winners')
  })
})
