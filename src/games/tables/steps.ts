import type { Ticket } from '#games/bingo/ticket.ts'

/** Steps of the verification of a shared round that other rounds do not have. */
export type SharedStep =
  | {
      /** The hash of a crash round leads back to the head of its chain, which was published before the first round. */
      readonly kind: 'chain'
      readonly verdict: 'matches' | 'differs'
      /** How many hashes lead to the head, and the first of them. */
      readonly rounds: number
      readonly way: readonly string[]
      /** Where they led, and the published head. */
      readonly computed: string
      readonly claimed: string
    }
  | {
      /** How the point of a crash round follows from its hash. In hundredths. */
      readonly kind: 'point'
      readonly verdict: 'computed'
      readonly hex: string
      readonly word: number
      readonly point: number
    }
  | {
      /** The tickets of bingo, each from the number of its bet and the commitment of the round. */
      readonly kind: 'tickets'
      readonly verdict: 'computed'
      readonly tickets: readonly { readonly betId: string; readonly ticket: Ticket }[]
    }
