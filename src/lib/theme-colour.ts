import type { Brand } from './brand-struct.ts'

/** `--surface` of the two themes in `styles/tokens.css`; a test keeps them equal. */
export const surfaces = { dark: '#0e142d', light: '#ffffff' } as const satisfies Record<Brand['theme'], string>

/** What browsers colour their own bars with: the surface of the header. */
export function themeColour({ theme, colours }: Pick<Brand, 'theme' | 'colours'>): string {
  return colours.surface ?? surfaces[theme]
}
