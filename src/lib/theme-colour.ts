import type { Brand } from './brand-struct.ts'

/** `--surface` of the two themes in `styles/tokens.css`; a test compares them. */
export const surfaces = { dark: '#0e142d', light: '#ffffff' } as const satisfies Record<Brand['theme'], string>

/** The colour of the browser's own bars, which is the surface of the header. */
export function themeColour({ theme, colours }: Pick<Brand, 'theme' | 'colours'>): string {
  return colours.surface ?? surfaces[theme]
}
