import { type ThemeId, themeIds } from '#games/slots/types.ts'
import type { SymbolSet } from './symbol-set.ts'

const loaded = await Promise.all(
  themeIds.map(async (id) => {
    const { symbols }: { symbols: SymbolSet } = await import(`./themes/${id}.ts`)
    return [id, symbols] as const
  }),
)

/** The drawings of each theme: `themes/<id>.ts` exports them as `symbols`. */
export const symbolSets = Object.fromEntries(loaded) as Readonly<Record<ThemeId, SymbolSet>>
