import { shownCount } from '#lib/formats.ts'
import { counts } from '#stores/account/security/profile.ts'
import { $missionsToClaim } from '#stores/rewards/missions/missions-to-claim.ts'
import { useStore } from '#stores/use-store.ts'
import type { Badge } from './screen.ts'
import { useWords } from './Words.tsx'

const every = { ...counts, missions: $missionsToClaim } as const

/** The number of waiting items beside a menu entry of a centre, while it is above 0. */
export function EntryCount({ of }: { of: Badge }) {
  const t = useWords<'centre'>()
  const count = useStore(every[of])
  if (count === 0) return null
  return (
    <b className="side__count">
      <span aria-hidden="true">{shownCount(count)}</span>
      <span className="unseen">{t(`badge.${of}`, { count })}</span>
    </b>
  )
}
