import { createContext, use } from 'react'
import type { WordsByArea } from '#lib/message-keys.ts'
import { createTranslate, type LookUp, lookUpWith, type Translate } from '#lib/messages.ts'

/** Texts of the plays of some types of lottery: `lottery-<area>`. */
export type PlaysWords = Extract<keyof WordsByArea, `lottery-${string}`>

/** Provides the texts of a lottery to all its parts. */
export const LotteryWords = createContext<Translate<'lottery'>>(createTranslate<'lottery'>({}, 'en'))

/** The texts that all lotteries share. */
export const useLotteryWords = () => use(LotteryWords)

/** The part of the names of keys that is the area of a type of lottery, such as `digits`. */
export const LotteryArea = createContext('')

/** Names of what can be played, which follow from codes. */
export interface PlayWords {
  group(group: string): string
  play(code: string): string
  how(code: string): string
  row(name: string): string
  /** Digits and numbers are shown as they are. */
  option(option: string): string
  tier(tier: string): string
  readonly rules: string
}

/** @param area such as `digits` */
export function playWords(t: LookUp, area: string): PlayWords {
  const of = (kind: string) => (name: string) => t(`lottery.${area}.${kind}.${name}`)
  const named = of('option')
  return {
    group: of('group'),
    play: of('play'),
    how: of('how'),
    row: of('row'),
    option: (option) => (/^\d+$/.test(option) ? option : named(option)),
    tier: of('tier'),
    rules: t(`lottery.${area}.rules`),
  }
}

export const usePlayWords = (): PlayWords => playWords(lookUpWith(use(LotteryWords)), use(LotteryArea))
