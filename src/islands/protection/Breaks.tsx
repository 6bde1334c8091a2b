import type { Protection } from '#contract/entities/protection.ts'
import { useWords } from '#islands/Words.tsx'
import { excludeSelf, startPause } from '#stores/protection.ts'
import { ConfirmedChoice } from './ConfirmedChoice.tsx'

/** Months of an exclusion to choose from, as far as the market allows them. */
const months = [6, 12, 24, 36, 60] as const

/** A pause of some hours or days, and an exclusion of months or for good. Both need a confirmation and begin at once. */
export function Breaks({ protection: { pauseHours, exclusionMonths } }: { protection: Protection }) {
  const t = useWords<'protection' | 'errors'>()
  const hoursText = (hours: number) =>
    hours < 48 ? t('pause.hours', { count: hours }) : t('pause.days', { count: Math.round(hours / 24) })
  const allowed = months.filter((count) => count >= exclusionMonths.least && count <= exclusionMonths.most)
  return (
    <div className="protection__cards">
      <ConfirmedChoice
        name="pause"
        options={pauseHours.map((hours) => ({ value: hours, label: hoursText(hours) }))}
        onYes={startPause}
      />
      <ConfirmedChoice<number | null>
        name="exclusion"
        options={[
          ...allowed.map((count) => ({ value: count, label: t('exclusion.months', { count }) })),
          { value: null, label: t('exclusion.forGood') },
        ]}
        onYes={excludeSelf}
      />
    </div>
  )
}
