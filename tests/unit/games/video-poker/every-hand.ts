import { deckSize, rankOf, suitOf } from '#games/cards.ts'
import { categoryOf } from '#games/video-poker/evaluate.ts'
import { combinations, handSize, holdAll } from '#games/video-poker/holds.ts'
import { categories, payTable } from '#games/video-poker/pay-table.ts'

/** All draws of all hands on one denominator: C(52, 5) deals times the least common multiple of C(47, 0…5) draws. */
const drawsOfAHand = 5 * combinations(47, 5)
export const all = BigInt(combinations(52, 5)) * BigInt(drawsOfAHand)

/** Choose tables for the places of sets of cards: C(card, place + 1). */
const choose = Array.from({ length: deckSize }, (_, card) =>
  Array.from({ length: handSize }, (_, place) => combinations(card, place + 1)),
)

/** Calls back with each of the 2,598,960 hands, its cards ascending. */
function eachHand(visit: (hand: readonly number[]) => void): void {
  const hand = [0, 0, 0, 0, 0]
  const from = (place: number, below: number): void => {
    if (place < 0) {
      visit(hand)
      return
    }
    for (let card = place; card < below; card++) {
      hand[place] = card
      from(place - 1, card)
    }
  }
  from(handSize - 1, deckSize)
}

/** Place of each of the 32 subsets of a hand among all sets of as many cards. */
function subsetsOf(hand: readonly number[], places: Int32Array): void {
  for (let subset = 0; subset <= holdAll; subset++) {
    let [place, size] = [0, 0]
    for (let index = 0; index < handSize; index++)
      if (subset & (1 << index)) place += choose[hand[index] ?? 0]?.[size++] ?? 0
    places[subset] = place
  }
}

const sizes = Array.from({ length: holdAll + 1 }, (_, subset) => subset.toString(2).replaceAll('0', '').length)

/**
 * How often each paying hand comes about under optimal play, over every deal and every draw, on the denominator {@link all}. It does not
 * use the counting of `holds.ts`: for every set of up to five cards, the paying hands that contain it are counted, and what a hold may
 * become follows by inclusion and exclusion of the cards that are thrown away. Hands that differ by their suits alone are one class.
 */
export function everyHand(): { classes: number; ways: bigint[] } {
  const width = categories.length
  const tables = Array.from({ length: handSize + 1 }, (_, size) => {
    const cells = combinations(deckSize, size) * width
    // A whole hand contains itself alone.
    return size === handSize ? new Uint8Array(cells) : new Int32Array(cells)
  })
  const places = new Int32Array(holdAll + 1)
  eachHand((hand) => {
    const category = categoryOf(hand)
    if (!category) return
    const column = categories.indexOf(category)
    subsetsOf(hand, places)
    for (let subset = 0; subset <= holdAll; subset++) {
      const table = tables[sizes[subset] ?? 0]
      const cell = (places[subset] ?? 0) * width + column
      if (table) table[cell] = (table[cell] ?? 0) + 1
    }
  })

  const pays = categories.map((category) => payTable[category])
  // By the number of held cards: what makes C(47, 5 − held) the common denominator.
  const scale = Array.from({ length: handSize + 1 }, (_, held) => drawsOfAHand / combinations(47, handSize - held))
  const values = new Float64Array(holdAll + 1)
  const ways = categories.map(() => 0n)
  let classes = 0
  eachHand((hand) => {
    const weight = suitings(hand)
    if (!weight) return
    classes++
    subsetsOf(hand, places)
    const rows = sizes.map((size, subset) =>
      tables[size]?.subarray((places[subset] ?? 0) * width, ((places[subset] ?? 0) + 1) * width),
    )
    for (let hold = 0; hold <= holdAll; hold++)
      values[hold] = pays.reduce((sum, pay, column) => sum + pay * (rows[hold]?.[column] ?? 0), 0)
    excluding(values)
    let best = holdAll
    const worth = (hold: number) => (values[hold] ?? 0) * (scale[sizes[hold] ?? 0] ?? 0)
    for (let hold = holdAll; hold >= 0; hold--)
      if (worth(hold) > worth(best) || (worth(hold) === worth(best) && (sizes[hold] ?? 0) > (sizes[best] ?? 0)))
        best = hold
    for (let column = 0; column < width; column++) {
      let count = 0
      for (let subset = best; subset <= holdAll; subset++)
        if ((subset & best) === best)
          count +=
            ((sizes[subset] ?? 0) - (sizes[best] ?? 0)) % 2
              ? -(rows[subset]?.[column] ?? 0)
              : (rows[subset]?.[column] ?? 0)
      ways[column] = (ways[column] ?? 0n) + BigInt(count * weight) * BigInt(scale[sizes[best] ?? 0] ?? 0)
    }
  })
  return { classes, ways }
}

/** From sums over the hands that contain a subset to sums over those that contain it and nothing else of the dealt hand. */
function excluding(values: Float64Array): void {
  for (let bit = 1; bit <= holdAll; bit <<= 1)
    for (let subset = 0; subset <= holdAll; subset++)
      if (!(subset & bit)) values[subset] = (values[subset] ?? 0) - (values[subset | bit] ?? 0)
}

/** How many hands differ from this one by their suits alone, itself included; 0 if another one stands for the class. */
function suitings(hand: readonly number[]): number {
  const suits = [0, 0, 0, 0]
  for (const card of hand) suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | (1 << rankOf(card))
  let [orders, equal] = [24, 1]
  for (let suit = 1; suit < 4; suit++) {
    const [before, here] = [suits[suit - 1] ?? 0, suits[suit] ?? 0]
    if (before < here) return 0
    equal = before === here ? equal + 1 : 1
    orders /= equal
  }
  return orders
}
