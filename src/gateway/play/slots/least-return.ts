import { themes } from '#games/slots/all-themes.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'

/** Themes that pay back less in the long run than the law of the market asks for; their games are not offered. */
export function themesBelow({ leastReturn }: Pick<Jurisdiction, 'leastReturn'>): ReadonlySet<string> {
  return new Set(Object.values(themes).flatMap(({ id, rtp }) => (rtp < leastReturn ? [id] : [])))
}

/** Says at the start which themes are off. */
export function logThemesBelow({ config: { jurisdiction }, log }: Pick<GatewayDeps, 'config' | 'log'>): void {
  const off = [...themesBelow(jurisdiction)]
  const { leastReturn } = jurisdiction
  if (off.length > 0)
    log.error({ themes: off, leastReturn }, 'themes are off: they pay back less than the law asks for')
}
