// Build step: leaves out of the pages' scripts what only the reference says of a call.
import type { AstroIntegration } from 'astro'

/** Takes the sentence out of a call's description that stands in the reference alone (`docs/gateway.md`). */
export function withoutSummary(code: string): string {
  return code.replace(/^( {2}summary: )'(?:[^'\\\n]|\\.)*',$/gm, "$1'',")
}

/** Phones load no sentences for developers: some 20 bytes a call, compressed. */
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
