// Build step: removes the summaries of calls, which only the reference needs, from scripts.
import type { AstroIntegration } from 'astro'

/** Removes the `summary` from a call's definition (it is for `docs/gateway.md`). */
export function withoutSummary(code: string): string {
  return code.replace(/^( {2}summary:)\s+'(?:[^'\\\n]|\\.)*',$/gm, "$1 '',")
}

/** Saves some 20 bytes per call, compressed. */
export function summaries(): AstroIntegration {
  const plugin = {
    name: 'without-summaries',
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform: (code: string, id: string) =>
      id.includes('/src/contract/') ? { code: withoutSummary(code), map: null } : undefined,
  }
  return {
    name: 'summaries',
    hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }) },
  }
}
