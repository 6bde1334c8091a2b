import { hashOfSeed, hashOfText, numbersOf, remainderOf } from './seeded-draw.ts'

/** A line of the list of tickets: a member with their number of tickets. Names are masked. */
export interface RaffleLine {
  /** Place in the list, from 1 without gaps. */
  readonly place: number
  readonly name: string
  /** Number of tickets, at least one. */
  readonly tickets: number
}

/** A prize that was drawn: the number of its ticket, from 0 on, and the line that has it. */
export interface Drawn {
  readonly ticket: number
  readonly place: number
}

/** The published data of a draw. */
export interface RaffleProof {
  /** SHA-256 of the seed, published when the raffle is. Hexadecimal, like all of these. */
  readonly seedHash: string
  /** SHA-256 of the list, see {@link listText}. */
  readonly listHash: string
  /** 32 bytes. */
  readonly seed: string
  readonly list: readonly RaffleLine[]
  /** How many prizes there were. */
  readonly prizes: number
  /** The first prize first. */
  readonly winners: readonly Drawn[]
}

/** The text that the list's hash covers: a line for each entry, with place, name and tickets separated by tabs. */
export const listText = (list: readonly RaffleLine[]): string =>
  list.map(({ place, name, tickets }) => `${place}\t${name}\t${tickets}\n`).join('')

/**
 * Draws prizes among the tickets of a list; the same seed and list always give the same result. The number of a draw is
 * the first 8 bytes of HMAC-SHA256 of `<hash of the list>:<counter>` under the seed, with a counter from 0 on. Numbers
 * from the incomplete end of the range are skipped, since their remainder would favour the first tickets. Tickets of
 * earlier winners are skipped too.
 *
 * @returns as many as there are prizes, or fewer if fewer have tickets; the first prize first
 */
export async function drawTickets(
  { seed, listHash }: Pick<RaffleProof, 'seed' | 'listHash'>,
  list: readonly RaffleLine[],
  prizes: number,
): Promise<Drawn[]> {
  const ends = endsOf(list)
  const total = ends.at(-1) ?? 0
  const winners = new Map<number, Drawn>()
  if (total === 0) return []
  const numberOf = await numbersOf(seed)
  for (let counter = 0; winners.size < Math.min(prizes, list.length); counter++) {
    const ticket = ticketOf(await numberOf(`${listHash}:${counter}`), total)
    if (ticket === undefined) continue
    const line = list[ownerOf(ends, ticket)]
    if (line && !winners.has(line.place)) winners.set(line.place, { ticket, place: line.place })
  }
  return [...winners.values()]
}

/** The ticket of a number of 64 bits; undefined for a number at the incomplete end. */
export function ticketOf(drawn: bigint, tickets: number): number | undefined {
  const ticket = remainderOf(drawn, BigInt(tickets))
  return ticket === undefined ? undefined : Number(ticket)
}

/** For each line the number of tickets up to it. */
function endsOf(list: readonly RaffleLine[]): number[] {
  let sum = 0
  return list.map(({ tickets }) => (sum += tickets))
}

/** Finds the line of a ticket by binary search, because a list may be long. */
function ownerOf(ends: readonly number[], ticket: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) > ticket) high = middle
    else low = middle + 1
  }
  return low
}

/** The part of a proof that is wrong; undefined if all of it is right. */
export async function faultOfDraw(proof: RaffleProof): Promise<'seed' | 'list' | 'winners' | undefined> {
  const { seed, seedHash, list, listHash, prizes, winners } = proof
  if ((await hashOfSeed(seed)) !== seedHash) return 'seed'
  if ((await hashOfText(listText(list))) !== listHash) return 'list'
  const drawn = await drawTickets(proof, list, prizes)
  const isSame = drawn.length === winners.length && drawn.every(isAlso(winners))
  return isSame ? undefined : 'winners'
}

const isAlso =
  (winners: readonly Drawn[]) =>
  ({ ticket, place }: Drawn, at: number): boolean =>
    winners[at]?.ticket === ticket && winners[at]?.place === place
