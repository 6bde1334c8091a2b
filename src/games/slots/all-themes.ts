import { loadTheme } from './load-theme.ts'
import { type Theme, type ThemeId, themeIds } from './types.ts'

const loaded = await Promise.all(themeIds.map(async (id) => [id, await loadTheme(id)] as const))

/** All themes, for the gateway. The client loads only the theme that it plays. */
export const themes = Object.fromEntries(loaded) as Readonly<Record<ThemeId, Theme>>
