import { createContext, use } from 'react'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import { createTranslate, lookUpWith, type Translate } from '#lib/messages.ts'
import { type PlayWords, playWords } from './play-words.ts'

/** Provides the texts of a lottery to all its parts. */
export const LotteryWords = createContext<Translate<'lottery'>>(createTranslate<'lottery'>({}, 'en'))

/** The texts that all lotteries share. */
export const useLotteryWords = () => use(LotteryWords)

/** Provides the type of the lottery to all its parts. */
export const LotteryTypeOf = createContext<LotteryTypeName>('ssc')

/** The names of what can be played, which follow from codes. */
export const usePlayWords = (): PlayWords => playWords(use(LotteryTypeOf), lookUpWith(use(LotteryWords)))
