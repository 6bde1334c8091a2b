import type { Distribution } from '#games/distribution.ts'
import { factsOf } from '#games/instants/facts-of.ts'
import { oneShot } from '#games/instants/one-shot.ts'
import { paid } from '#games/paid.ts'
import { risks } from '#games/risk.ts'
import { rational } from '#games/slots/rational.ts'
import { drawTicket, isScratchChoice, prizesOf, type ScratchChoice, scratchLargest, scratchWin } from './rules.ts'
import { ticketCount } from './tables.ts'
import { ScratchChoiceStruct } from './wire.ts'

/** All tickets of a choice, by their prize; the last group wins nothing. */
function results(choice: ScratchChoice): Distribution {
  const prizes = prizesOf(choice)
  const winning = prizes.reduce((sum, { tickets }) => sum + tickets, 0)
  return [...prizes, { multiplier: 0, tickets: ticketCount - winning }].map(({ multiplier, tickets }) => ({
    weight: BigInt(tickets),
    multiplier: rational(BigInt(multiplier)),
  }))
}

/** Scratch cards as the house sells them. */
export const scratchInstant = oneShot<ScratchChoice, readonly number[]>({
  name: 'scratch',
  choice: ScratchChoiceStruct,
  isChoice: isScratchChoice,
  draw: drawTicket,
  win: scratchWin,
  largest: (price, choice) => paid(price, scratchLargest(choice)),
  shown: ({ risk }, panels) => ({ risk, panels }),
  facts: () => risks.map((risk) => factsOf(risk, results({ risk }))),
})
