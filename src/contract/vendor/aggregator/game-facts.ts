import type { VendorGame } from '#contract/vendor/to-vendor/games.ts'
import type { DialectGame } from './to-vendor.ts'

/** Milliseconds between the starts of two rounds: the dialect says nothing of it, and no law asks slots for a longer time. */
const cycle = 2_500

const volatilities = ['low', 'low', 'middle', 'middle', 'high', 'high'] as const

/** A game of the dialect's list as our protocol describes it; undefined without its return to player, which players are owed. */
export function gameFacts({ game_code, name, rtp, ...game }: DialectGame): VendorGame | undefined {
  if (rtp === undefined || rtp === null) return undefined
  const { volatility, hit_ratio, paylines, enabled, demo_game_support } = game
  return {
    gameId: game_code,
    names: { en: name.slice(0, 100) },
    category: 'RNG',
    classes: [],
    rtp: hundredths(rtp),
    hitFrequency: typeof hit_ratio === 'string' ? hundredths(hit_ratio) : null,
    volatility: volatilities[(volatility ?? 0) - 1] ?? null,
    maxWin: null,
    lines: paylines ?? null,
    freePlay: demo_game_support ?? false,
    cycle,
    open: enabled ?? true,
  }
}

/** The other way round: what the dialect can say of a game. */
export function dialectGame({ gameId, names, rtp, hitFrequency, volatility, lines, freePlay, open }: VendorGame) {
  return {
    game_code: gameId,
    name: names.en ?? gameId,
    category: 'Video Slots',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    enabled: open,
    demo_game_support: freePlay,
    rtp: percent(rtp),
    hit_ratio: hitFrequency === null ? null : percent(hitFrequency),
    volatility: volatility === null ? null : { low: 2, middle: 4, high: 6 }[volatility],
    paylines: lines,
  } satisfies DialectGame & { readonly platforms: readonly string[] }
}

/** `96.1` as 9610. */
function hundredths(text: string): number {
  const [whole = '', part = ''] = text.split('.')
  return Number(whole + part.padEnd(2, '0'))
}

const percent = (of: number) => `${Math.floor(of / 100)}.${(of % 100).toString().padStart(2, '0')}`
