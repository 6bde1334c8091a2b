import type { Theme, ThemeId } from './types.ts'

/**
 * Loads the theme of an id: `themes/<id>.ts` exports it as `theme`. Each is a script of its own, so that a player loads
 * only one.
 *
 * @throws TypeError if its script does not arrive
 */
export async function loadTheme(id: ThemeId): Promise<Theme> {
  const { theme }: { theme: Theme } = await import(`./themes/${id}.ts`)
  return theme
}
